import { useMutation } from '@apollo/client/react';

import { appendObject } from '../../apollo/plain-list.ts';
import { SingleImagePicker } from '../uploads/SingleImagePicker.tsx';
import { AddForm } from '../drafts/AddForm.tsx';
import { emptyLocalizedText } from '../entity/localized-text.ts';
import type { LocalizedText } from '../entity/localized-text.ts';
import { LocalizedRichTexts } from '../trilingual/LocalizedRichTexts.tsx';
import { AddPagePartDocument } from './AddPagePartForm.generated.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const drafts = draftsOf<{ description: LocalizedText; image?: File | undefined }>('new page part');

interface AddPagePartFormProps {
  pageId: string;
  onDone: () => void;
}

/** Adds a part to the page about gas turbines, at the end of the cached list; its image is optional. */
export function AddPagePartForm({ pageId, onDone }: AddPagePartFormProps) {
  const draft = useDraft(drafts, '', { description: emptyLocalizedText });
  const { description, image } = draft.values;
  const [addPart, { loading, error }] = useMutation(AddPagePartDocument, {
    update: (cache, { data }) => {
      const part = data?.addPagePart.pagePart;
      const owner = { __typename: 'Page', id: pageId };
      if (part) appendObject(cache, { owner, list: 'parts' }, part);
    },
  });

  function add() {
    const input = image ? { description, image } : { description };
    return addPart({ variables: { input } });
  }

  return (
    <AddForm draft={draft} adding={loading} onAdd={add} onDone={onDone}>
      <SingleImagePicker
        image={image}
        error={error}
        onChange={(chosen) => draft.change({ ...draft.values, image: chosen })}
      />
      <LocalizedRichTexts
        name="Description"
        value={description}
        onChange={(texts) => draft.change({ ...draft.values, description: texts })}
      />
    </AddForm>
  );
}
