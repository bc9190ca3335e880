import { Loader, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { declarations, languages } from '../../i18n/languages.ts';
import type { RequestFilter } from './request-filter.ts';
import classes from './RequestFilterBar.module.css';
import { isStatus, statuses, statusNames } from '../ui/request-status.ts';

interface RequestFilterBarProps {
  filter: RequestFilter;
  onChange: (filter: RequestFilter) => void;
  /** Whether the backend keeps what was done about an enquiry. */
  managed: boolean;
  /** What is going on, or how many were found. */
  state: string | undefined;
  busy: boolean;
  /** The actions on what passes the filter. */
  children: ReactNode;
}

const languageNames = languages.map((language) => declarations[language].schemaName);

/** Filters all enquiries, on the server: by text, status, language and day. */
export function RequestFilterBar({
  filter,
  onChange,
  managed,
  state,
  busy,
  children,
}: RequestFilterBarProps) {
  function handleStatus(name: string) {
    onChange({ ...filter, status: isStatus(name) ? name : '' });
  }
  function handleLanguage(name: string) {
    onChange({ ...filter, language: languageNames.find((one) => one === name) ?? '' });
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
          onChange={(event) => handleStatus(event.currentTarget.value)}
        >
          <option value="">Any status</option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {statusNames[status]}
            </option>
          ))}
        </NativeSelect>
      )}
      <NativeSelect
        aria-label="Filter by language"
        value={filter.language}
        onChange={(event) => handleLanguage(event.currentTarget.value)}
      >
        <option value="">Any language</option>
        {languageNames.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </NativeSelect>
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
      {children}
      <span role="status" aria-label="Found" className={classes.state}>
        {busy && <Loader size="xs" aria-hidden />}
        {state}
      </span>
    </div>
  );
}
