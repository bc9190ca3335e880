import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import { busy } from '../../ui/busy.tsx';
import { useDeletion } from '../ui/use-deletion.ts';
import { FormBar } from './FormBar.tsx';

interface UpdateDeleteProps {
  /** Whether the form has changes that the server has not confirmed. */
  changed: boolean;
  updating: boolean;
  deleting: boolean;
  /** Called after the confirmation (spec 4). */
  onDelete: () => Promise<unknown>;
  /** Called once it is deleted. */
  onDeleted?: () => void;
  /** Names what is deleted with it, such as 'With 2 images.'. */
  cascade?: (() => string | undefined) | undefined;
  /** Who else edits this. */
  editors?: ReactNode;
  /** Further actions. */
  children?: ReactNode;
}

/** Shows the buttons of a form: Update submits it, Delete asks for confirmation (spec 2.14). */
export function UpdateDelete(props: UpdateDeleteProps) {
  const { changed, updating, deleting, onDelete, onDeleted, cascade, editors, children } = props;
  const deleteConfirmed = useDeletion();

  async function handleDelete() {
    if (await deleteConfirmed(onDelete, cascade?.())) onDeleted?.();
  }

  return (
    <FormBar changed={changed} sending={updating} editors={editors}>
      <Button variant="outline" color="red.9" {...busy(deleting)} onClick={handleDelete}>
        Delete
      </Button>
      {children}
    </FormBar>
  );
}
