import { useMutation } from '@apollo/client/react';

import { appendObject } from '../../apollo/plain-list.ts';
import { SingleImagePicker } from '../uploads/SingleImagePicker.tsx';
import { AddForm } from '../drafts/AddForm.tsx';
import { entities } from '../entity/entities.ts';
import { emptyValues, labelOf } from '../entity/fields.ts';
import type { ValuesOf } from '../entity/fields.ts';
import { LocalizedRichTexts } from '../trilingual/LocalizedRichTexts.tsx';
import { AddPagePartDocument } from './AddPagePartForm.generated.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const { fields } = entities.PAGE_PART;
const drafts = draftsOf<ValuesOf<typeof fields> & { image?: File | undefined }>('new page part');

interface AddPagePartFormProps {
  pageId: string;
  onDone: () => void;
}

/** Adds a part to the page about gas turbines, at the end of the cached list; its image is optional. */
export function AddPagePartForm({ pageId, onDone }: AddPagePartFormProps) {
  const draft = useDraft(drafts, '', emptyValues(fields));
  const { description, image } = draft.values;
  const [addPart, { error }] = useMutation(AddPagePartDocument, {
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
    <AddForm draft={draft} onAdd={add} onDone={onDone}>
      <SingleImagePicker
        image={image}
        error={error}
        onChange={(chosen) => draft.change({ ...draft.values, image: chosen })}
      />
      <LocalizedRichTexts
        name={labelOf(fields, 'description')}
        value={description}
        onChange={(texts) => draft.change({ ...draft.values, description: texts })}
      />
    </AddForm>
  );
}
