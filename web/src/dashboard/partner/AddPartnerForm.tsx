import { useMutation } from '@apollo/client/react';

import { appendEdge } from '../../apollo/connection.ts';
import { showFailure } from '../../ui/alert/alert.ts';
import { SingleImagePicker } from '../uploads/SingleImagePicker.tsx';
import { AddForm } from '../drafts/AddForm.tsx';
import { emptyLocalizedText } from '../entity/localized-text.ts';
import type { LocalizedText } from '../entity/localized-text.ts';
import { LocalizedRichTexts } from '../trilingual/LocalizedRichTexts.tsx';
import { AddPartnerDocument } from './AddPartnerForm.generated.ts';
import { PartnerListScreenDocument } from './PartnerListScreen.generated.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const drafts = draftsOf<{ text: LocalizedText; image?: File | undefined }>('new partner');

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

  function add() {
    if (!image) {
      showFailure('Please select a file first!');
      return undefined;
    }
    return addPartner({ variables: { input: { image, text } } });
  }

  return (
    <AddForm draft={draft} adding={loading} onAdd={add} onDone={onDone}>
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
    </AddForm>
  );
}
