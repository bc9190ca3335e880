import { Button } from '@mantine/core';

import { busy } from '../../ui/busy.tsx';
import { usePending } from '../../ui/use-pending.ts';
import { SelectionBar } from '../lists/SelectionBar.tsx';
import { useRestore } from '../ui/use-restore.ts';
import { removeFromTrash } from './remove-from-trash.ts';

interface SelectedEntriesProps {
  /** The ids of the selected entries. */
  ids: readonly string[];
  onSelectAll: () => void;
  onClear: () => void;
}

/** Restores the selected entries of the trash. */
export function SelectedEntries({ ids, onSelectAll, onClear }: SelectedEntriesProps) {
  const { restoreMany } = useRestore(removeFromTrash);
  const [restoring, run] = usePending();

  return (
    <SelectionBar
      label="Selected entries"
      count={ids.length}
      onSelectAll={onSelectAll}
      onClear={onClear}
    >
      <Button size="xs" {...busy(restoring)} onClick={() => run(restoreMany(ids))}>
        Restore selected
      </Button>
    </SelectionBar>
  );
}
