import { useMutation } from '@apollo/client/react';

import { appendObject } from '../../apollo/plain-list.ts';
import type { Language } from '../../i18n/languages.ts';
import { showFailure } from '../../ui/alert/alert.ts';
import { RichTextField } from '../rich-text/RichTextField.tsx';
import { SingleImagePicker } from '../uploads/SingleImagePicker.tsx';
import { AddForm } from '../drafts/AddForm.tsx';
import { entities } from '../entity/entities.ts';
import { emptyValues, labelOf } from '../entity/fields.ts';
import type { ValuesOf } from '../entity/fields.ts';
import { AddProductPropertyDocument } from './AddPropertyForm.generated.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const { fields } = entities.PRODUCT_PROPERTY;
const drafts = draftsOf<ValuesOf<typeof fields> & { image?: File | undefined }>('new property');

interface AddPropertyFormProps {
  productId: string;
  /** The language of the product's texts. */
  language: Language;
  onDone: () => void;
}

/** Adds a property, at the end of the cached list. */
export function AddPropertyForm({ productId, language, onDone }: AddPropertyFormProps) {
  const draft = useDraft(drafts, productId, emptyValues(fields));
  const { description, image } = draft.values;
  const [addProperty, { error }] = useMutation(AddProductPropertyDocument, {
    update: (cache, { data }) => {
      const property = data?.addProductProperty.property;
      const owner = { __typename: 'Product', id: productId };
      if (property) appendObject(cache, { owner, list: 'properties' }, property);
    },
  });

  function add() {
    if (!image) {
      showFailure('Please select a file first!');
      return undefined;
    }
    const input = { productId, image, description };
    return addProperty({ variables: { input } });
  }

  return (
    <AddForm draft={draft} onAdd={add} onDone={onDone}>
      <SingleImagePicker
        image={image}
        error={error}
        onChange={(chosen) => draft.change({ ...draft.values, image: chosen })}
      />
      <RichTextField
        label={labelOf(fields, 'description')}
        language={language}
        value={description}
        onChange={(text) => draft.change({ ...draft.values, description: text })}
      />
    </AddForm>
  );
}
