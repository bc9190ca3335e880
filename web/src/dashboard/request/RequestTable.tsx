import { useEffect, useEffectEvent, useState, useTransition } from 'react';

import { succeeds } from '../ui/succeeds.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { Filtered } from '../ui/Filtered.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { useFilter } from '../ui/use-filter.ts';
import { useSort } from '../ui/use-sort.ts';
import { RequestRow } from './RequestRow.tsx';
import type { RequestScreenQuery } from './RequestScreen.generated.ts';

type Edge = RequestScreenQuery['requests']['edges'][number];

interface RequestTableProps {
  /** The enquiries that have been read. */
  edges: readonly Edge[];
  /** Whether there are more at the server. */
  hasMore: boolean;
  pageSize: number;
  /** Reads the next enquiries, at most so many. */
  onMore: (count: number) => Promise<void>;
}

/**
 * How many are read at a time where all are needed: the page would stand still while it takes in more,
 * and the backend gives no more than 1000.
 */
const manySize = 900;

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

/**
 * The table of enquiries. It grows as one scrolls, so that the first rows show at once however many
 * there are; what sorts or filters it needs all of them, which then come by and by.
 */
export function RequestTable({ edges, hasMore, pageSize, onMore }: RequestTableProps) {
  const [shown, setShown] = useState(pageSize);
  const [loading, startLoading] = useTransition();
  const [stopped, setStopped] = useState(false);
  const filter = useFilter(edges, textOf);
  const order = useSort(filter.found, sortKeys);
  const rows = order.sorted.slice(0, shown);
  const needsAll = hasMore && (filter.active || order.sort !== null);

  const busy = needsAll && !stopped;

  const readMany = useEffectEvent(() => {
    startLoading(async () => setStopped(!(await succeeds(onMore(manySize)))));
  });
  // Each answer makes the list longer, which asks for the next ones.
  useEffect(() => {
    if (needsAll) readMany();
  }, [needsAll, edges.length]);

  function showMore() {
    if (shown + pageSize <= order.sorted.length || !hasMore) {
      setShown(shown + pageSize);
      return;
    }
    startLoading(async () => {
      if (await succeeds(onMore(pageSize))) setShown(shown + pageSize);
    });
  }

  return (
    <Filtered filter={filter} reading={busy ? 'Reading all requests…' : undefined}>
      <DataTable label="Requests" columns={columns} order={order}>
        {rows.map(({ node }) => (
          <RequestRow key={node.id} request={node} />
        ))}
      </DataTable>
      {(hasMore || rows.length < order.sorted.length) && (
        <LoadMore loading={loading || busy} shown={rows.length} onMore={showMore} />
      )}
    </Filtered>
  );
}
