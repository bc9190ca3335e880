import { useCallback, useState } from 'react';

import { LoadMore } from '../../ui/list/LoadMore.tsx';
import type { ReadMore } from '../../ui/list/use-read-more.ts';
import { FormDialog } from '../drafts/FormDialog.tsx';
import { DataTable } from '../lists/DataTable.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import { useGrowingList } from '../lists/use-growing-list.ts';
import { useSort } from '../lists/use-sort.ts';
import { RequestDialog } from '../request-answer/RequestDialog.tsx';
import { markCached } from './mark-cached.ts';
import { RequestRow } from './RequestRow.tsx';
import type { RequestScreenQuery } from './RequestScreen.generated.ts';
import { SelectedRequests } from './SelectedRequests.tsx';
import { useRequestEditors } from './use-request-editors.ts';

type Requests = RequestScreenQuery['requests'];
type Edge = Requests['edges'][number];

interface RequestTableProps {
  label: string;
  /** The enquiries loaded so far. */
  requests: Requests;
  /** Loads the next enquiries. */
  readMore: ReadMore;
  /** Whether the backend keeps what was done about an enquiry. */
  managed: boolean;
}

const columns = [
  { name: 'Name', width: '15%' },
  { name: 'Email', width: '20%' },
  { name: 'Company', width: '15%' },
  { name: 'Comment' },
  { name: 'Language', width: '7rem' },
  { name: 'Actions', width: '6.5rem' },
];

const sortKeys = {
  Name: ({ node }: Edge) => node.name,
  Email: ({ node }: Edge) => node.email,
  Company: ({ node }: Edge) => node.company,
  Comment: ({ node }: Edge) => node.text,
  Language: ({ node }: Edge) => node.language,
};

/** Shows the table of enquiries; sorting by a column loads all of them. */
export function RequestTable({ label, requests, readMore, managed }: RequestTableProps) {
  const order = useSort(requests.edges, sortKeys, label);
  const needsAll = order.sort !== null;
  const list = useGrowingList(order.sorted, {
    list: requests,
    readMore,
    needsAll,
    name: label,
  });
  const editors = useRequestEditors(managed);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [answered, setAnswered] = useState<Edge['node']>();
  const [open, setOpen] = useState(false);
  const { edges } = requests;

  const handleSelect = useCallback((id: string, isSelected: boolean) => {
    setSelectedIds((ids) => {
      const others = [...ids].filter((one) => one !== id);
      return new Set(isSelected ? [...others, id] : others);
    });
  }, []);
  const handleAnswer = useCallback(
    (id: string) => {
      setAnswered(edges.find(({ node }) => node.id === id)?.node);
      setOpen(true);
    },
    [edges],
  );
  // What was deleted or does not pass the filter any more is not selected.
  const selected = edges.map(({ node }) => node).filter(({ id }) => selectedIds.has(id));

  return (
    <>
      {selected.length > 0 && (
        <SelectedRequests
          selected={selected}
          managed={managed}
          onClear={() => setSelectedIds(new Set())}
          onSelectAll={() => setSelectedIds(new Set(list.shown.map(({ node }) => node.id)))}
        />
      )}
      <span role="status" aria-label="Loading">
        {list.reading && 'Loading all requests…'}
      </span>
      {edges.length === 0 && !list.more ? (
        <EmptyList text="Nothing found" />
      ) : (
        <DataTable label={label} columns={columns} order={order}>
          {list.shown.map(({ node }) => (
            <RequestRow
              key={node.id}
              request={node}
              editor={editors.get(node.id)}
              selected={selectedIds.has(node.id)}
              onSelect={handleSelect}
              onAnswer={handleAnswer}
            />
          ))}
        </DataTable>
      )}
      {list.more && <LoadMore {...list.more} />}
      <FormDialog
        title="Answer the request"
        size="48rem"
        open={open}
        onClose={() => setOpen(false)}
      >
        {answered && (
          <RequestDialog
            request={answered}
            onMarked={(cache, { before, after }) =>
              markCached(cache, [{ ...answered, status: before }], after)
            }
          />
        )}
      </FormDialog>
    </>
  );
}
