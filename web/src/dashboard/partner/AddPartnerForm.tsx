import { useMutation } from '@apollo/client/react';

import { appendEdge } from '../../apollo/connection.ts';
import { showFailure } from '../../ui/alert/alert.ts';
import { SingleImagePicker } from '../uploads/SingleImagePicker.tsx';
import { AddForm } from '../drafts/AddForm.tsx';
import { entities } from '../entity/entities.ts';
import { emptyValues, labelOf } from '../entity/fields.ts';
import type { ValuesOf } from '../entity/fields.ts';
import { LocalizedRichTexts } from '../trilingual/LocalizedRichTexts.tsx';
import { AddPartnerDocument } from './AddPartnerForm.generated.ts';
import { PartnerListScreenDocument } from './PartnerListScreen.generated.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const { fields } = entities.PARTNER;
const drafts = draftsOf<ValuesOf<typeof fields> & { image?: File | undefined }>('new partner');
const list = { document: PartnerListScreenDocument, field: 'partners' } as const;

/** Adds a partner to the list; sends nothing without an image (spec 5). */
export function AddPartnerForm({ onDone }: { onDone: () => void }) {
  const draft = useDraft(drafts, '', emptyValues(fields));
  const { image, text } = draft.values;
  const [addPartner, { error }] = useMutation(AddPartnerDocument, {
    update: (cache, { data }) => appendEdge(cache, list, data?.addPartner.partnerEdge),
  });

  function add() {
    if (!image) {
      showFailure('Please select a file first!');
      return undefined;
    }
    return addPartner({ variables: { input: { image, text } } });
  }

  return (
    <AddForm draft={draft} onAdd={add} onDone={onDone}>
      <SingleImagePicker
        image={image}
        error={error}
        onChange={(chosen) => draft.change({ ...draft.values, image: chosen })}
      />
      <LocalizedRichTexts
        name={labelOf(fields, 'text')}
        value={text}
        onChange={(texts) => draft.change({ ...draft.values, text: texts })}
      />
    </AddForm>
  );
}
