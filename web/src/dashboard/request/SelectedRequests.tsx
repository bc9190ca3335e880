import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';

import { removeEdge } from '../../apollo/connection.ts';
import type { RequestStatus } from '../../apollo/schema.generated.ts';
import { showAlert } from '../../ui/alert/alert.ts';
import { idle } from '../../ui/busy.tsx';
import { inParts } from '../../ui/list/use-read-more.ts';
import { SelectionBar } from '../lists/SelectionBar.tsx';
import { settleEach, showPartialFailure } from '../ui/settle-each.ts';
import { useBulkDeletion } from '../ui/use-deletion.ts';
import { addToOpenCount, isCounted } from '../ui/open-count.ts';
import { UpdateRequestsDocument } from '../request-answer/RequestDialog.generated.ts';
import { markCached } from './mark-cached.ts';
import { RequestScreenDocument } from './RequestScreen.generated.ts';
import { DeleteRequestsDocument } from './SelectedRequests.generated.ts';
import { statusOptions } from '../ui/request-status.ts';

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
  const deleteConfirmed = useBulkDeletion();
  const [deleteRequests, deleting] = useMutation(DeleteRequestsDocument);

  async function mark(status: RequestStatus) {
    const { done, failed } = await settleEach(inParts(selected), (part) => {
      const ids = part.map(({ id }) => id);
      return updateRequests({
        variables: { input: { ids, status } },
        update: (cache) => markCached(cache, part, status),
      });
    });
    if (failed.length === 0) {
      onClear();
      showAlert('Successfully updated');
    } else {
      const counts = { done: done.flat().length, failed: failed.flat().length };
      showPartialFailure(counts, 'marked');
    }
  }

  function remove(part: readonly Selected[]) {
    const ids = part.map(({ id }) => id);
    return deleteRequests({
      variables: { input: { ids } },
      update: (cache, { data }) => {
        const list = { document: RequestScreenDocument, field: 'requests' } as const;
        const gone = part.filter(({ id }) => data?.deleteRequests.deletedIds?.includes(id));
        for (const { id } of gone) removeEdge(cache, list, id);
        addToOpenCount(cache, -gone.filter(isCounted).length);
      },
    });
  }

  async function handleDelete() {
    const what = selected.length === 1 ? 'request' : 'requests';
    const cascade = `${selected.length} ${what}. This cannot be undone.`;
    if (await deleteConfirmed(inParts(selected), remove, cascade)) onClear();
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
        statusOptions.map(({ value, label }) => (
          <Button
            key={value}
            variant="default"
            size="xs"
            {...idle(busy)}
            onClick={() => mark(value)}
          >
            Mark as {label.toLowerCase()}
          </Button>
        ))}
      <Button color="red" size="xs" {...idle(busy)} onClick={handleDelete}>
        Delete selected
      </Button>
    </SelectionBar>
  );
}
