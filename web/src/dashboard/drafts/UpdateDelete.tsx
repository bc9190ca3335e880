import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import { useEntryButton } from '../ui/list-focus.ts';
import { useDeletion } from '../ui/use-deletion.ts';
import { FormBar } from './FormBar.tsx';
import { SaveState } from './SaveState.tsx';

interface UpdateDeleteProps {
  /** Whether the form has changes that the server has not confirmed. */
  changed: boolean;
  updating: boolean;
  deleting: boolean;
  /** Called after the confirmation (spec 4). */
  onDelete: () => Promise<unknown>;
  /** Says what is deleted with it, such as 'With 2 images.'. */
  cascade?: (() => string | undefined) | undefined;
  /** Further actions. */
  children?: ReactNode;
}

/** Shows the buttons of a form: Update submits it, Delete asks for confirmation (spec 2.14). */
export function UpdateDelete({
  changed,
  updating,
  deleting,
  onDelete,
  cascade,
  children,
}: UpdateDeleteProps) {
  const deleteConfirmed = useDeletion();
  const deleteButton = useEntryButton();

  return (
    <FormBar>
      <Button type="submit" loading={updating}>
        Update
      </Button>
      <Button
        ref={deleteButton}
        variant="outline"
        color="red.9"
        loading={deleting}
        onClick={() => deleteConfirmed(onDelete, cascade?.())}
      >
        Delete
      </Button>
      {children}
      <SaveState changed={changed} />
    </FormBar>
  );
}
