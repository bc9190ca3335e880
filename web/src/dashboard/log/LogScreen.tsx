import { LoadMore } from '../../ui/list/LoadMore.tsx';
import { useReadMore } from '../../ui/list/use-read-more.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import { pageSize, useGrowingList } from '../lists/use-growing-list.ts';
import { useSort } from '../lists/use-sort.ts';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { LogScreenDocument } from './LogScreen.generated.ts';
import type { LogScreenQuery } from './LogScreen.generated.ts';
import { LogRow } from './LogRow.tsx';

const firstPage = { first: pageSize, orderBy: { field: 'ID', direction: 'DESC' } } as const;

const columns = [
  { name: 'When', width: '14rem' },
  { name: 'Who', width: '14rem' },
  { name: 'What' },
  { name: 'From', width: '12rem' },
  { name: 'Kept until', width: '9rem' },
];

type List = NonNullable<LogScreenQuery['log']>;

const emptyList: List = {
  __typename: 'LogConnection',
  edges: [],
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
};

/** Lists who has changed what and who has logged in, the newest first; nothing here changes it. */
export function LogScreen() {
  const list = useScreenQuery(LogScreenDocument, firstPage).data.log ?? emptyList;
  const readMore = useReadMore(LogScreenDocument, firstPage);
  const order = useSort(list.edges, {});
  const { shown, more } = useGrowingList(list.edges, { list, readMore, needsAll: false });

  return (
    <>
      <ScreenHeader title="Log" />
      {list.edges.length === 0 ? (
        <EmptyList text="The log is empty" />
      ) : (
        <>
          <DataTable label="Log" columns={columns} order={order}>
            {shown.map(({ node }) => (
              <LogRow key={node.id} entry={node} />
            ))}
          </DataTable>
          {more && <LoadMore {...more} />}
        </>
      )}
    </>
  );
}
