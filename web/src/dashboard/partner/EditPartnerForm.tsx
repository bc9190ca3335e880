import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';

import { showAlert } from '../../ui/alert/alert.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { EmptyList } from '../lists/EmptyList.tsx';
import { SingleImagePicker } from '../uploads/SingleImagePicker.tsx';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { SaveState } from '../drafts/SaveState.tsx';
import { emptyLocalizedText, toLocalizedText } from '../trilingual/localized-text.ts';
import type { LocalizedText } from '../trilingual/localized-text.ts';
import { LocalizedRichTexts } from '../trilingual/LocalizedRichTexts.tsx';
import { EditPartnerFormDocument, UpdatePartnerDocument } from './EditPartnerForm.generated.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const drafts = draftsOf<{ text: LocalizedText; image?: File | undefined }>();

interface EditPartnerFormProps {
  restId: string;
  onDone: () => void;
}

/** Loads a partner first (spec 4), then edits its texts and replaces its image if another is chosen. */
export function EditPartnerForm({ restId, onDone }: EditPartnerFormProps) {
  const partner = useScreenQuery(EditPartnerFormDocument, { restId }).data.partner;
  const draft = useDraft(drafts, restId, {
    text: partner ? toLocalizedText(partner.text) : emptyLocalizedText,
  });
  const { image, text } = draft.values;
  const [updatePartner, { loading, error }] = useMutation(UpdatePartnerDocument);

  // Deleted by someone else.
  if (!partner) return <EmptyList text="No partner" />;
  const { id } = partner;

  async function handleSubmit() {
    const isSaved = await draft.save(async (changes) => {
      await updatePartner({ variables: { input: { id, ...changes } } });
      return undefined;
    });
    if (!isSaved) return;
    showAlert('Successfully updated');
    onDone();
  }

  return (
    <DraftForm changed={draft.changed} onSubmit={handleSubmit}>
      <Stack>
        <SingleImagePicker
          image={image}
          error={error}
          stored={partner.image}
          onChange={(chosen) => draft.change({ ...draft.values, image: chosen })}
        />
        <LocalizedRichTexts
          name="Text"
          value={text}
          onChange={(texts) => draft.change({ ...draft.values, text: texts })}
        />
        <Group justify="flex-end">
          <SaveState changed={draft.changed} />
          <Button type="submit" loading={loading}>
            Update
          </Button>
        </Group>
      </Stack>
    </DraftForm>
  );
}
