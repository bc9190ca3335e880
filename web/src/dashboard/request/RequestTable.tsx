import { useCallback, useState } from 'react';

import { LoadMore } from '../../ui/list/LoadMore.tsx';
import type { ReadMore } from '../../ui/list/use-read-more.ts';
import { FormDialog } from '../drafts/FormDialog.tsx';
import { DataTable } from '../lists/DataTable.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import { useGrowingList } from '../lists/use-growing-list.ts';
import { useSelection } from '../lists/use-selection.ts';
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
  { name: 'Name', width: '20%' },
  { name: 'Email', width: '17%' },
  { name: 'Company', width: '13%' },
  { name: 'Comment' },
  { name: 'Language', width: '6.25rem' },
  { name: 'Actions', width: '5.75rem' },
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
  const [answered, setAnswered] = useState<Edge['node']>();
  const [open, setOpen] = useState(false);
  const { edges } = requests;
  const selection = useSelection(edges.map(({ node }) => node));
  const index = list.shown.findIndex(({ node }) => node.id === answered?.id);
  const [place, setPlace] = useState(index);
  if (index >= 0 && index !== place) setPlace(index);
  // One that is answered may leave the list, such as that of open ones: the next one has taken its place.
  const next = list.shown[index < 0 ? place : index + 1]?.node;

  const handleAnswer = useCallback(
    (id: string) => {
      setAnswered(edges.find(({ node }) => node.id === id)?.node);
      setOpen(true);
    },
    [edges],
  );

  return (
    <>
      {selection.selected.length > 0 && (
        <SelectedRequests
          selected={selection.selected}
          managed={managed}
          onClear={selection.clear}
          onSelectAll={() => selection.selectAll(list.shown.map(({ node }) => node))}
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
              selected={selection.isSelected(node.id)}
              onSelect={selection.select}
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
            onNext={next && (() => setAnswered(next))}
            onMarked={(cache, { before, after }) =>
              markCached(cache, [{ ...answered, status: before }], after)
            }
          />
        )}
      </FormDialog>
    </>
  );
}
