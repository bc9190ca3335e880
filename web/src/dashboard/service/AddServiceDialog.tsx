import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';

import { appendEdge } from '../../apollo/connection.ts';
import { showAlert } from '../../ui/alert/alert.ts';
import { FormDialog } from '../drafts/FormDialog.tsx';
import { ImagePicker } from '../uploads/ImagePicker.tsx';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { SaveState } from '../drafts/SaveState.tsx';
import { succeeds } from '../ui/succeeds.ts';
import { emptyLocalizedText } from '../trilingual/localized-text.ts';
import type { LocalizedText } from '../trilingual/localized-text.ts';
import { LocalizedInputs } from '../trilingual/LocalizedInputs.tsx';
import { LocalizedRichTexts } from '../trilingual/LocalizedRichTexts.tsx';
import { AddServiceDocument } from './AddServiceDialog.generated.ts';
import { ServiceListScreenDocument } from './ServiceListScreen.generated.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const drafts = draftsOf<{ images: File[]; title: LocalizedText; text: LocalizedText }>();

interface AddServiceDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Adds a service to the list in a dialog (spec 2.14). */
export function AddServiceDialog({ open, onClose }: AddServiceDialogProps) {
  return (
    <FormDialog title="Add service" open={open} onClose={onClose}>
      <AddServiceForm onAdded={onClose} />
    </FormDialog>
  );
}

/** Sends nothing without at least one image (spec 5). */
function AddServiceForm({ onAdded }: { onAdded: () => void }) {
  const draft = useDraft(drafts, '', {
    images: [],
    title: emptyLocalizedText,
    text: emptyLocalizedText,
  });
  const { images, title, text } = draft.values;
  const [addService, { loading, error }] = useMutation(AddServiceDocument, {
    update: (cache, { data }) => {
      const edge = data?.addService.serviceEdge;
      if (edge) appendEdge(cache, { document: ServiceListScreenDocument, field: 'services' }, edge);
    },
  });

  function change(values: Partial<typeof draft.values>) {
    draft.change({ ...draft.values, ...values });
  }

  async function handleSubmit() {
    if (images.length === 0) {
      showAlert('Please select a file first!');
      return;
    }
    if (!(await succeeds(addService({ variables: { input: draft.values } })))) return;
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
          name="Description"
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
