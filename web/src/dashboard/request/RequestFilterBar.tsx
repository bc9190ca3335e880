import { Loader, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { schemaLanguages } from '../ui/schema-languages.ts';
import type { RequestFilter } from './request-filter.ts';
import classes from './RequestFilterBar.module.css';
import { isStatus, statusOptions } from '../ui/request-status.ts';

interface RequestFilterBarProps {
  filter: RequestFilter;
  onChange: (filter: RequestFilter) => void;
  /** Whether the backend keeps what was done about an enquiry. */
  managed: boolean;
  /** Whether enquiries have a time of receipt, and a language: without them none would pass. */
  withDays: boolean;
  withLanguage: boolean;
  /** What is going on, or how many were found. */
  state: string | undefined;
  busy: boolean;
  /** The actions on what passes the filter. */
  children: ReactNode;
}

/** Filters all enquiries, on the server: by text, and by what they have of status, language and day. */
export function RequestFilterBar({
  filter,
  onChange,
  managed,
  withDays,
  withLanguage,
  state,
  busy,
  children,
}: RequestFilterBarProps) {
  function handleStatus(name: string) {
    onChange({ ...filter, status: isStatus(name) ? name : '' });
  }
  function handleLanguage(name: string) {
    onChange({ ...filter, language: schemaLanguages.find((one) => one === name) ?? '' });
  }

  return (
    <div className={classes.bar}>
      <TextInput
        type="search"
        className={classes.text}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        aria-label="Filter"
        placeholder="Filter"
        maxLength={200}
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.currentTarget.value })}
      />
      {managed && (
        <NativeSelect
          aria-label="Filter by status"
          value={filter.status}
          data={[{ value: '', label: 'Any status' }, ...statusOptions]}
          onChange={(event) => handleStatus(event.currentTarget.value)}
        />
      )}
      {withLanguage && (
        <NativeSelect
          aria-label="Filter by language"
          value={filter.language}
          data={[{ value: '', label: 'Any language' }, ...schemaLanguages]}
          onChange={(event) => handleLanguage(event.currentTarget.value)}
        />
      )}
      {withDays && (
        <>
          <label className={classes.day}>
            From
            <TextInput
              type="date"
              max="9999-12-31"
              value={filter.from}
              onChange={(event) => onChange({ ...filter, from: event.currentTarget.value })}
            />
          </label>
          <label className={classes.day}>
            to
            <TextInput
              type="date"
              max="9999-12-31"
              value={filter.to}
              onChange={(event) => onChange({ ...filter, to: event.currentTarget.value })}
            />
          </label>
        </>
      )}
      {children}
      <span role="status" aria-label="Found" className={classes.state}>
        {busy && <Loader size="xs" aria-hidden />}
        {state}
      </span>
    </div>
  );
}
