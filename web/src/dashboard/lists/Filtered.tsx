import { Loader, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useLocation } from 'dashboard-router';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { EmptyList } from './EmptyList.tsx';
import classes from './Filtered.module.css';
import type { Filter } from './use-filter.ts';
import { linkedText } from './use-linked-filter.ts';

interface FilteredProps {
  filter: Filter<unknown>;
  /** Shown while further entries load, which may match the filter. */
  reading?: string | undefined;
  /** What is said of an active filter; how many it has found where this is left out. */
  state?: string | undefined;
  /** The matching entries. */
  children: ReactNode;
}

/** Shows a list below a field that filters it by text: our addition to the screens of spec 2.14. */
export function Filtered({ filter, reading, state, children }: FilteredProps) {
  const { text, setText, active, found, total } = filter;
  const bar = useRef<HTMLDivElement>(null);
  const location = useLocation();

  // A list may stand below long texts.
  useEffect(() => {
    if (linkedText(location.state)) bar.current?.scrollIntoView({ block: 'center' });
  }, [location]);

  return (
    <>
      <div ref={bar} className={classes.bar}>
        <TextInput
          type="search"
          className={classes.field}
          leftSection={<IconSearch size={16} stroke={1.75} />}
          aria-label="Filter"
          placeholder="Filter"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <span role="status" aria-label="Found" className={classes.count}>
          {reading ? (
            <>
              <Loader size="xs" aria-hidden /> {reading}
            </>
          ) : (
            active && (state ?? `${found.length} of ${total}`)
          )}
        </span>
      </div>
      {active && found.length === 0 && !reading ? (
        <EmptyList text={`Nothing found for '${text}'`} />
      ) : (
        children
      )}
    </>
  );
}
