import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { createSearchParams, useNavigate } from 'react-router-dom';

import { maxSearchLength } from './part-search-text.ts';
import classes from './PartSearchField.module.css';

/** A field that searches all part lists: leads to the search screen. */
export function PartSearchField({ typed = '' }: { typed?: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    if (typeof query !== 'string' || !query.trim()) return;
    void navigate(`/search?${createSearchParams({ q: query.trim() }).toString()}`);
  }

  return (
    <form role="search" className={classes.form} onSubmit={handleSubmit}>
      <TextInput
        type="search"
        name="q"
        size="md"
        className={classes.field}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        aria-label={t('Part number or description')}
        placeholder={t('Part number or description')}
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
