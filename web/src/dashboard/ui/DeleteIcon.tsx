import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';

import { busy } from '../../ui/busy.tsx';
import { useDeletion } from './use-deletion.ts';

interface DeleteIconProps {
  /** Label for screen readers that names what is deleted, e.g. `Delete the request of …`. */
  label: string;
  deleting: boolean;
  /** Names what else the deletion changes, for the question. */
  cascade?: () => Promise<string | undefined>;
  /** Called after the confirmation (spec 4). */
  onDelete: () => Promise<unknown>;
}

/** Shows the delete icon of a row or card; asks for confirmation first. */
export function DeleteIcon({ label, deleting, cascade, onDelete }: DeleteIconProps) {
  const deleteConfirmed = useDeletion();
  const isAsking = useRef(false);

  async function handleClick() {
    // The question comes only once what else the deletion changes is known.
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      await deleteConfirmed(onDelete, await cascade?.());
    } finally {
      isAsking.current = false;
    }
  }

  return (
    <ActionIcon
      variant="subtle"
      color="red"
      size="lg"
      {...busy(deleting)}
      onClick={handleClick}
      aria-label={label}
    >
      <IconTrash size={18} stroke={1.75} />
    </ActionIcon>
  );
}
