import { Button } from '@mantine/core';
import { useState } from 'react';

import { busy } from '../../ui/busy.tsx';
import { SelectionBar } from '../lists/SelectionBar.tsx';
import { useRestore } from '../ui/use-restore.ts';

interface SelectedEntriesProps {
  /** The ids of the selected entries. */
  ids: readonly string[];
  onSelectAll: () => void;
  onClear: () => void;
}

/** Restores the selected entries of the trash. */
export function SelectedEntries({ ids, onSelectAll, onClear }: SelectedEntriesProps) {
  const { restoreMany } = useRestore();
  const [restoring, setRestoring] = useState(false);

  async function handleRestore() {
    setRestoring(true);
    await restoreMany(ids);
    setRestoring(false);
  }

  return (
    <SelectionBar
      label="Selected entries"
      count={ids.length}
      onSelectAll={onSelectAll}
      onClear={onClear}
    >
      <Button size="xs" {...busy(restoring)} onClick={handleRestore}>
        Restore selected
      </Button>
    </SelectionBar>
  );
}
