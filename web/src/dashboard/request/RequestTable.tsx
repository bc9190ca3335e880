import { LoadMore } from '../../ui/list/LoadMore.tsx';
import type { ReadMore } from '../../ui/list/use-read-more.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { Filtered } from '../lists/Filtered.tsx';
import { useFilter } from '../lists/use-filter.ts';
import { useGrowingList } from '../lists/use-growing-list.ts';
import { useSort } from '../lists/use-sort.ts';
import { RequestRow } from './RequestRow.tsx';
import type { RequestScreenQuery } from './RequestScreen.generated.ts';

type Requests = RequestScreenQuery['requests'];
type Edge = Requests['edges'][number];

interface RequestTableProps {
  /** The enquiries loaded so far. */
  requests: Requests;
  /** Loads the next enquiries. */
  readMore: ReadMore;
}

const columns = [
  { name: 'Name', width: '15%' },
  { name: 'Email', width: '20%' },
  { name: 'Company', width: '15%' },
  { name: 'Comment' },
  { name: 'Language', width: '7rem' },
  { name: 'Actions', width: '5.25rem' },
];

const sortKeys = {
  Name: ({ node }: Edge) => node.name,
  Email: ({ node }: Edge) => node.email,
  Company: ({ node }: Edge) => node.company,
  Comment: ({ node }: Edge) => node.text,
  Language: ({ node }: Edge) => node.language,
};

function textOf({ node }: Edge): string {
  return [node.name, node.email, node.company, node.text, node.language].join(' ');
}

/** Shows the table of enquiries; sorting and filtering load all of them. */
export function RequestTable({ requests, readMore }: RequestTableProps) {
  const filter = useFilter(requests.edges, textOf);
  const order = useSort(filter.found, sortKeys);
  const needsAll = filter.active || order.sort !== null;
  const list = useGrowingList(order.sorted, { list: requests, readMore, needsAll });

  return (
    <Filtered filter={filter} reading={list.reading ? 'Loading all requests…' : undefined}>
      <DataTable label="Requests" columns={columns} order={order}>
        {list.shown.map(({ node }) => (
          <RequestRow key={node.id} request={node} />
        ))}
      </DataTable>
      {list.more && <LoadMore {...list.more} />}
    </Filtered>
  );
}
