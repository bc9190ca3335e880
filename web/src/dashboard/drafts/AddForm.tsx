import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';

import { useIsShown } from '../../ui/use-is-shown.ts';
import { DraftForm } from './DraftForm.tsx';
import { FormBar } from './FormBar.tsx';
import type { Draft } from './use-draft.ts';

interface AddFormProps {
  draft: Pick<
    Draft<unknown>,
    'values' | 'changed' | 'saved' | 'failure' | 'offer' | 'forget' | 'attempt' | 'sending'
  >;
  /** Sends what is added; returns nothing if something required is missing. */
  onAdd: () => Promise<unknown> | undefined;
  /** Called once it is stored, if the form still shows. */
  onDone: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Renders the form of a dialog that adds something, with its Add button (spec 2.14). */
export function AddForm({ draft, onAdd, onDone, children }: AddFormProps) {
  const isShown = useIsShown();

  async function handleSubmit() {
    const write = onAdd();
    if (!write || !(await draft.attempt(write))) return;
    draft.saved();
    if (isShown()) onDone();
  }

  return (
    <DraftForm draft={draft} onSubmit={handleSubmit}>
      <Stack>
        {children}
        <FormBar changed={draft.changed} sending={draft.sending} submit="Add" />
      </Stack>
    </DraftForm>
  );
}
