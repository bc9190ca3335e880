import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { createSearchParams, useNavigate } from 'react-router-dom';

import { maxSearchLength } from './part-search-text.ts';
import classes from './PartSearchField.module.css';

interface PartSearchFieldProps {
  typed?: string;
  /** Where the browser itself sends the form, before and without scripts. */
  action?: string;
}

/** A field that searches the website: leads to the search screen. */
export function PartSearchField({ typed = '', action }: PartSearchFieldProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    if (typeof query !== 'string' || !query.trim()) return;
    void navigate(`/search?${createSearchParams({ q: query.trim() }).toString()}`);
  }

  return (
    <form role="search" action={action} className={classes.form} onSubmit={handleSubmit}>
      <TextInput
        type="search"
        name="q"
        size="md"
        className={classes.field}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        aria-label={t('Part number, description or topic')}
        placeholder={t('Part number, description or topic')}
        defaultValue={typed}
        maxLength={maxSearchLength}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" size="md">
        {t('Search')}
      </Button>
    </form>
  );
}
