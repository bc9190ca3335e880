import { Navigate } from 'dashboard-router';
import { useMemo } from 'react';

import { LoadMore } from '../../ui/list/LoadMore.tsx';
import { emptyList, useReadMore } from '../../ui/list/use-read-more.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import { Filtered } from '../lists/Filtered.tsx';
import { useDebouncedQuery } from '../lists/use-debounced-query.ts';
import { useTypedFilter } from '../lists/use-filter.ts';
import { useForgetOnLeave } from '../lists/use-forget-on-leave.ts';
import { pageSize, useGrowingList } from '../lists/use-growing-list.ts';
import { newestFirst } from '../ui/newest-first.ts';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { LogScreenDocument } from './LogScreen.generated.ts';
import { LogRow } from './LogRow.tsx';

/** A log has too many entries to filter them here. */
const firstPage = { first: pageSize, orderBy: newestFirst };

const columns = [
  { name: 'When', width: '14rem' },
  { name: 'Who', width: '14rem' },
  { name: 'What' },
  { name: 'From', width: '12rem' },
  { name: 'Kept until', width: '9rem' },
];

/**
 * Lists who has changed what and who has logged in, the newest first; nothing here changes it. An unknown
 * path where the backend keeps no log (spec 2.1).
 */
export function LogScreen() {
  const typed = useTypedFilter();
  const { query, isSearching } = useDebouncedQuery(typed.text.trim());
  const variables = useMemo(
    () => (query ? { ...firstPage, filter: { text: query } } : firstPage),
    [query],
  );
  const { log } = useScreenQuery(LogScreenDocument, variables).data;
  const list = log ?? emptyList;
  const readMore = useReadMore(LogScreenDocument, variables);
  useForgetOnLeave('log', variables);
  const filter = { ...typed, active: query !== '', found: list.edges, total: list.totalCount };
  const { shown, more } = useGrowingList(list.edges, { list, readMore, needsAll: false });

  if (log === null) return <Navigate to="/dashboard" replace />;
  return (
    <>
      <ScreenHeader title="Log" />
      {list.edges.length === 0 && !query && !typed.text ? (
        <EmptyList text="The log is empty" />
      ) : (
        <Filtered
          filter={filter}
          reading={isSearching ? 'Searching…' : undefined}
          state={`${list.totalCount} found`}
        >
          <DataTable label="Log" columns={columns}>
            {shown.map(({ node }) => (
              <LogRow key={node.id} entry={node} />
            ))}
          </DataTable>
          {more && <LoadMore {...more} />}
        </Filtered>
      )}
    </>
  );
}
