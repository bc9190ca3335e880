import { Navigate } from 'dashboard-router';

import { LoadMore } from '../../ui/list/LoadMore.tsx';
import { emptyList, useReadMore } from '../../ui/list/use-read-more.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { entities } from '../entity/entities.ts';
import { EmptyList } from '../lists/EmptyList.tsx';
import { DataTable } from '../lists/DataTable.tsx';
import { Filtered } from '../lists/Filtered.tsx';
import { useFilter } from '../lists/use-filter.ts';
import { useForgetOnLeave } from '../lists/use-forget-on-leave.ts';
import { pageSize, useGrowingList } from '../lists/use-growing-list.ts';
import { useSelection } from '../lists/use-selection.ts';
import { dayOf, minuteOf } from '../ui/times.ts';
import { newestFirst } from '../ui/newest-first.ts';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { TrashScreenDocument } from './TrashScreen.generated.ts';
import type { TrashScreenQuery } from './TrashScreen.generated.ts';
import { SelectedEntries } from './SelectedEntries.tsx';
import { TrashRow } from './TrashRow.tsx';

const firstPage = { first: pageSize, orderBy: newestFirst };

const columns = [
  { name: 'Deleted' },
  { name: 'With it', width: '12rem' },
  { name: 'When', width: '14rem' },
  { name: 'Kept until', width: '9rem' },
  { name: 'Actions', width: '12rem' },
];

type List = NonNullable<TrashScreenQuery['trash']>;

/** The texts that the filter searches. */
function textOf({ node }: List['edges'][number]): string {
  const { kind, title, ownerTitle, deletedAt, deletedBy, expiresAt } = node;
  const times = [minuteOf(deletedAt), deletedBy.login, dayOf(expiresAt)];
  return [title, entities[kind].name, ownerTitle, ...times].join(' ');
}

/**
 * Lists what was deleted, the newest first, to be restored or deleted for good. An unknown path where the
 * backend keeps no trash (spec 2.1).
 */
export function TrashScreen() {
  const { trash } = useScreenQuery(TrashScreenDocument, firstPage).data;
  const list = trash ?? emptyList;
  const readMore = useReadMore(TrashScreenDocument, firstPage);
  useForgetOnLeave('trash', firstPage);
  const filter = useFilter(list.edges, textOf);
  const selection = useSelection(filter.found.map(({ node }) => node));
  const { shown, more, reading } = useGrowingList(filter.found, {
    list,
    readMore,
    needsAll: filter.active,
  });

  if (trash === null) return <Navigate to="/dashboard" replace />;
  return (
    <>
      <ScreenHeader title="Trash" />
      {list.edges.length === 0 && !list.pageInfo.hasNextPage ? (
        <EmptyList text="The trash is empty" />
      ) : (
        <Filtered filter={filter} reading={reading ? 'Loading the whole trash…' : undefined}>
          {selection.selected.length > 0 && (
            <SelectedEntries
              ids={selection.selected.map(({ id }) => id)}
              onSelectAll={() => selection.selectAll(shown.map(({ node }) => node))}
              onClear={selection.clear}
            />
          )}
          <DataTable label="Trash" columns={columns}>
            {shown.map(({ node }) => (
              <TrashRow
                key={node.id}
                entry={node}
                selected={selection.isSelected(node.id)}
                onSelect={selection.select}
              />
            ))}
          </DataTable>
          {more && <LoadMore {...more} />}
        </Filtered>
      )}
    </>
  );
}
