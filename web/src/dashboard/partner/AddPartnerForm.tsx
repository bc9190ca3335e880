import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';

import { appendEdge } from '../../apollo/connection.ts';
import { showAlert } from '../../ui/alert/alert.ts';
import { SingleImagePicker } from '../uploads/SingleImagePicker.tsx';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { SaveState } from '../drafts/SaveState.tsx';
import { succeeds } from '../ui/succeeds.ts';
import { emptyLocalizedText } from '../trilingual/localized-text.ts';
import type { LocalizedText } from '../trilingual/localized-text.ts';
import { LocalizedRichTexts } from '../trilingual/LocalizedRichTexts.tsx';
import { AddPartnerDocument } from './AddPartnerForm.generated.ts';
import { PartnerListScreenDocument } from './PartnerListScreen.generated.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const drafts = draftsOf<{ text: LocalizedText; image?: File | undefined }>();

/** Adds a partner to the list; sends nothing without an image (spec 5). */
export function AddPartnerForm({ onDone }: { onDone: () => void }) {
  const draft = useDraft(drafts, '', { text: emptyLocalizedText });
  const { image, text } = draft.values;
  const [addPartner, { loading, error }] = useMutation(AddPartnerDocument, {
    update: (cache, { data }) => {
      const edge = data?.addPartner.partnerEdge;
      if (edge) appendEdge(cache, { document: PartnerListScreenDocument, field: 'partners' }, edge);
    },
  });

  async function handleSubmit() {
    if (!image) {
      showAlert('Please select a file first!');
      return;
    }
    if (!(await succeeds(addPartner({ variables: { input: { image, text } } })))) return;
    draft.saved();
    onDone();
  }

  return (
    <DraftForm changed={draft.changed} onSubmit={handleSubmit}>
      <Stack>
        <SingleImagePicker
          image={image}
          error={error}
          onChange={(chosen) => draft.change({ ...draft.values, image: chosen })}
        />
        <LocalizedRichTexts
          name="Text"
          value={text}
          onChange={(texts) => draft.change({ ...draft.values, text: texts })}
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
