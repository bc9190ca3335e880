import { TextInput } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './PartFilterField.module.css';
import type { PartFilter } from './use-part-filter.ts';

interface PartFilterFieldProps {
  filter: PartFilter;
  /** The number of rows that are loaded. */
  total: number;
}

/** Filters the rows of a part list that is longer than a screen. */
export function PartFilterField({ filter, total }: PartFilterFieldProps) {
  const { t } = useTranslation();
  const { setText, found } = filter;
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => setText(field.current?.value ?? ''), [setText]);

  return (
    <div className={classes.bar} data-app-only>
      <TextInput
        type="search"
        className={classes.field}
        leftSection={<IconFilter size={16} stroke={1.75} aria-hidden />}
        aria-label={t('Filter this list')}
        placeholder={t('Filter this list')}
        ref={field}
        onChange={(event) => setText(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
      />
      <span role="status" className={classes.count}>
        {found !== undefined && t('Rows shown', { number: found, total })}
      </span>
    </div>
  );
}
