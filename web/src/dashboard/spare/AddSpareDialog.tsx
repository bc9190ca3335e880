import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';

import { appendEdge } from '../../apollo/connection.ts';
import { FormDialog } from '../drafts/FormDialog.tsx';
import { ImagePicker } from '../uploads/ImagePicker.tsx';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { SaveState } from '../drafts/SaveState.tsx';
import { succeeds } from '../ui/succeeds.ts';
import { emptyLocalizedText } from '../trilingual/localized-text.ts';
import type { LocalizedText } from '../trilingual/localized-text.ts';
import { LocalizedInputs } from '../trilingual/LocalizedInputs.tsx';
import { LocalizedRichTexts } from '../trilingual/LocalizedRichTexts.tsx';
import { AddSpareDocument } from './AddSpareDialog.generated.ts';
import { SpareListScreenDocument } from './SpareListScreen.generated.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const drafts = draftsOf<{ images: File[]; title: LocalizedText; text: LocalizedText }>();

interface AddSpareDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Adds a spare to the list in a dialog (spec 2.14). */
export function AddSpareDialog({ open, onClose }: AddSpareDialogProps) {
  return (
    <FormDialog title="Add spare part" open={open} onClose={onClose}>
      <AddSpareForm onAdded={onClose} />
    </FormDialog>
  );
}

function AddSpareForm({ onAdded }: { onAdded: () => void }) {
  const draft = useDraft(drafts, '', {
    images: [],
    title: emptyLocalizedText,
    text: emptyLocalizedText,
  });
  const { images, title, text } = draft.values;
  const [addSpare, { loading, error }] = useMutation(AddSpareDocument, {
    update: (cache, { data }) => {
      const edge = data?.addSpare.spareEdge;
      if (edge) appendEdge(cache, { document: SpareListScreenDocument, field: 'spares' }, edge);
    },
  });

  function change(values: Partial<typeof draft.values>) {
    draft.change({ ...draft.values, ...values });
  }

  async function handleSubmit() {
    if (!(await succeeds(addSpare({ variables: { input: draft.values } })))) return;
    draft.saved();
    onAdded();
  }

  return (
    <DraftForm changed={draft.changed} onSubmit={handleSubmit}>
      <Stack>
        <ImagePicker
          images={images}
          onChange={(chosen) => change({ images: chosen })}
          error={error}
        />
        <LocalizedInputs
          name="Title"
          value={title}
          onChange={(texts) => change({ title: texts })}
        />
        <LocalizedRichTexts
          name="Text"
          value={text}
          onChange={(texts) => change({ text: texts })}
        />
        <Group justify="flex-end">
          <SaveState changed={draft.changed} isNew />
          <Button type="submit" loading={loading}>
            Add
          </Button>
        </Group>
      </Stack>
    </DraftForm>
  );
}
