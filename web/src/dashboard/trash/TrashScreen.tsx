import { LoadMore } from '../../ui/list/LoadMore.tsx';
import { useReadMore } from '../../ui/list/use-read-more.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { EmptyList } from '../lists/EmptyList.tsx';
import { DataTable } from '../lists/DataTable.tsx';
import { pageSize, useGrowingList } from '../lists/use-growing-list.ts';
import { useSort } from '../lists/use-sort.ts';
import { newestFirst } from '../ui/forget-trash-list.ts';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { TrashScreenDocument } from './TrashScreen.generated.ts';
import type { TrashScreenQuery } from './TrashScreen.generated.ts';
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

const emptyList: List = {
  __typename: 'TrashConnection',
  edges: [],
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
};

/** Lists what was deleted, the newest first, to be restored or deleted for good. */
export function TrashScreen() {
  const list = useScreenQuery(TrashScreenDocument, firstPage).data.trash ?? emptyList;
  const readMore = useReadMore(TrashScreenDocument, firstPage);
  const order = useSort(list.edges, {});
  const { shown, more } = useGrowingList(list.edges, { list, readMore, needsAll: false });

  return (
    <>
      <ScreenHeader title="Trash" />
      {list.edges.length === 0 && !list.pageInfo.hasNextPage ? (
        <EmptyList text="The trash is empty" />
      ) : (
        <>
          <DataTable label="Trash" columns={columns} order={order}>
            {shown.map(({ node }) => (
              <TrashRow key={node.id} entry={node} />
            ))}
          </DataTable>
          {more && <LoadMore {...more} />}
        </>
      )}
    </>
  );
}
