import { useMutation } from '@apollo/client/react';
import { Stack } from '@mantine/core';

import { showAlert } from '../../ui/alert/alert.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { EmptyList } from '../lists/EmptyList.tsx';
import { SingleImagePicker } from '../uploads/SingleImagePicker.tsx';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { PreviewButton } from '../preview/PreviewButton.tsx';
import { shownValues } from '../preview/shown-text.ts';
import { EditedBy } from '../editing/EditedBy.tsx';
import { FormBar } from '../drafts/FormBar.tsx';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { entities } from '../entity/entities.ts';
import { emptyValues, labelOf, toValues } from '../entity/fields.ts';
import type { ValuesOf } from '../entity/fields.ts';
import { LocalizedRichTexts } from '../trilingual/LocalizedRichTexts.tsx';
import { EditPartnerFormDocument, UpdatePartnerDocument } from './EditPartnerForm.generated.ts';
import { savedIn } from '../drafts/saved.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const { fields } = entities.PARTNER;

interface Values extends ValuesOf<typeof fields> {
  /** Another image, to replace the stored one. */
  image?: File | undefined;
}

const drafts = draftsOf<Values>('partner');

interface EditPartnerFormProps {
  restId: string;
  onDone: () => void;
}

/** Loads a partner first (spec 4), then edits its texts and replaces its image if another is chosen. */
export function EditPartnerForm({ restId, onDone }: EditPartnerFormProps) {
  const partner = useScreenQuery(EditPartnerFormDocument, { restId }).data.partner;
  const stored = partner ? toValues(fields, partner) : emptyValues(fields);
  const draft = useDraft(drafts, restId, stored, {
    version: partner?.version,
    of: partner?.id,
    fields,
  });
  const { image, text } = draft.values;
  const [updatePartner, { loading, error }] = useMutation(UpdatePartnerDocument);

  // Deleted by someone else.
  if (!partner) return <EmptyList text="No partner" />;
  const { id } = partner;

  async function handleSubmit() {
    const isSaved = await draft.save(async (changes, basis) => {
      const response = await updatePartner({ variables: { input: { id, ...basis, ...changes } } });
      return savedIn(response, response.data?.updatePartner.partner, (saved) =>
        toValues(fields, saved),
      );
    });
    if (!isSaved) return;
    showAlert('Successfully updated');
    onDone();
  }

  return (
    <DraftForm draft={draft} onSubmit={handleSubmit}>
      <Stack>
        <SingleImagePicker
          image={image}
          error={error}
          owner={partner}
          stored={partner.image}
          onChange={(chosen) => draft.change({ ...draft.values, image: chosen })}
        />
        <LocalizedRichTexts
          name={labelOf(fields, 'text')}
          value={text}
          onChange={(texts) => draft.change({ ...draft.values, text: texts })}
        />
        <FormBar changed={draft.changed} sending={loading} editors={<EditedBy id={id} />}>
          <PreviewButton
            of={{
              __typename: 'Partner',
              id,
              ...shownValues(fields, { text }),
              image: image ?? partner.image,
            }}
          />
          <HistoryButton kind="PARTNER" id={id} onRestored={draft.discard} />
        </FormBar>
      </Stack>
    </DraftForm>
  );
}
