import { useMutation } from '@apollo/client/react';

import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { EmptyList } from '../lists/EmptyList.tsx';
import { SingleImagePicker } from '../uploads/SingleImagePicker.tsx';
import { PreviewButton } from '../preview/PreviewButton.tsx';
import { shownValues } from '../preview/shown-text.ts';
import { EditForm } from '../editing/EditForm.tsx';
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
  const [updatePartner, { loading, error }] = useMutation(UpdatePartnerDocument, {
    // The card of the list, which shows below the dialog, says which languages are missing.
    update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'translationGaps' }),
  });

  // Deleted by someone else.
  if (!partner) return <EmptyList text="No partner" />;
  const { id } = partner;

  return (
    <EditForm
      kind="PARTNER"
      id={id}
      draft={draft}
      saving={loading}
      onSave={async (id, changes, basis) => {
        const response = await updatePartner({
          variables: { input: { id, ...basis, ...changes } },
        });
        return savedIn(response, response.data?.updatePartner.partner, (saved) =>
          toValues(fields, saved),
        );
      }}
      onDone={onDone}
      preview={
        <PreviewButton
          of={{
            __typename: 'Partner',
            id,
            ...shownValues(fields, { text }),
            image: image ?? partner.image,
          }}
        />
      }
    >
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
    </EditForm>
  );
}
