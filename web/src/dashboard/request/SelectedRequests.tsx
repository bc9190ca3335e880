import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';

import { removeEdge } from '../../apollo/connection.ts';
import type { RequestStatus } from '../../apollo/schema.generated.ts';
import { inParts } from '../../ui/list/use-read-more.ts';
import { SelectionBar } from '../lists/SelectionBar.tsx';
import { useDeletion } from '../ui/use-deletion.ts';
import { succeeds } from '../ui/succeeds.ts';
import { addToOpenCount, isCounted } from '../request-answer/open-count.ts';
import { UpdateRequestsDocument } from '../request-answer/RequestDialog.generated.ts';
import { markCached } from './mark-cached.ts';
import { RequestScreenDocument } from './RequestScreen.generated.ts';
import { DeleteRequestsDocument } from './SelectedRequests.generated.ts';
import { statuses, statusNames } from '../request-answer/request-status.ts';

interface Selected {
  id: string;
  status: RequestStatus | null;
  isSuspectedSpam: boolean;
}

interface SelectedRequestsProps {
  selected: readonly Selected[];
  /** Called when nothing is selected any more. */
  onClear: () => void;
  /** Selects all that are shown. */
  onSelectAll: () => void;
  managed: boolean;
}

/** The actions on the selected enquiries: mark and delete. */
export function SelectedRequests({
  selected,
  onClear,
  onSelectAll,
  managed,
}: SelectedRequestsProps) {
  const [updateRequests, updating] = useMutation(UpdateRequestsDocument);
  const deleteConfirmed = useDeletion();
  const [deleteRequests, deleting] = useMutation(DeleteRequestsDocument);

  async function mark(status: RequestStatus) {
    for (const part of inParts(selected)) {
      const ids = part.map(({ id }) => id);
      await updateRequests({
        variables: { input: { ids, status } },
        update: (cache) => markCached(cache, part, status),
      });
    }
    onClear();
  }

  async function remove() {
    for (const part of inParts(selected)) {
      const ids = part.map(({ id }) => id);
      await deleteRequests({
        variables: { input: { ids } },
        update: (cache) => {
          const list = { document: RequestScreenDocument, field: 'requests' } as const;
          for (const id of ids) removeEdge(cache, list, id);
          addToOpenCount(cache, -part.filter(isCounted).length);
        },
      });
    }
    onClear();
  }

  const busy = updating.loading || deleting.loading;
  return (
    <SelectionBar
      label="Selected requests"
      count={selected.length}
      onSelectAll={onSelectAll}
      onClear={onClear}
    >
      {managed &&
        statuses.map((status) => (
          <Button
            key={status}
            variant="default"
            size="xs"
            disabled={busy}
            onClick={() => succeeds(mark(status))}
          >
            Mark as {statusNames[status].toLowerCase()}
          </Button>
        ))}
      <Button
        color="red"
        size="xs"
        disabled={busy}
        onClick={() =>
          deleteConfirmed(
            remove,
            `${selected.length} ${selected.length === 1 ? 'request' : 'requests'}. This cannot be undone.`,
          )
        }
      >
        Delete selected
      </Button>
    </SelectionBar>
  );
}
