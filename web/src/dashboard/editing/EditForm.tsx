import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';

import { showAlert, showFailure } from '../../ui/alert/alert.ts';
import type { Changes } from '../drafts/changes.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { FormBar } from '../drafts/FormBar.tsx';
import type { Basis, Saved } from '../drafts/saved.ts';
import type { Draft } from '../drafts/use-draft.ts';
import type { EntityKind } from '../entity/entities.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { EditedBy } from './EditedBy.tsx';

interface EditFormProps<T> {
  kind: EntityKind;
  /** The global id; undefined once it is deleted, which may happen while the dialog is open. */
  id: string | undefined;
  draft: Draft<T>;
  saving: boolean;
  /** Sends the changes, as `draft.save` does. */
  onSave: (id: string, changes: Changes<T>, basis: Basis) => Promise<Saved<T>>;
  /** Called once they are stored. */
  onDone: () => void;
  /** The button that previews it, if visitors see it. */
  preview?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** Renders the form of a dialog that edits something, with its Update button (spec 2.14) and its history. */
export function EditForm<T>(props: EditFormProps<T>) {
  const { kind, id, draft, saving, onSave, onDone, preview, children } = props;

  async function handleSubmit() {
    if (id === undefined) {
      showFailure('Not selected');
      return;
    }
    if (!(await draft.save((changes, basis) => onSave(id, changes, basis)))) return;
    showAlert('Successfully updated');
    if (draft.mayClose()) onDone();
  }

  return (
    <DraftForm draft={draft} onSubmit={handleSubmit}>
      <Stack>
        {children}
        <FormBar changed={draft.changed} sending={saving} editors={id && <EditedBy id={id} />}>
          {preview}
          {id && <HistoryButton kind={kind} id={id} onRestored={draft.discard} />}
        </FormBar>
      </Stack>
    </DraftForm>
  );
}
