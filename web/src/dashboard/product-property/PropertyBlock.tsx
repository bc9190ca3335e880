import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { removeObject } from '../../apollo/plain-list.ts';
import type { Language } from '../../i18n/languages.ts';
import { showAlert } from '../../ui/alert/alert.ts';
import { entities } from '../entity/entities.ts';
import { labelOf, toValues } from '../entity/fields.ts';
import type { ValuesOf } from '../entity/fields.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { MoveButtons } from '../order/MoveButtons.tsx';
import { RichTextField } from '../rich-text/RichTextField.tsx';
import { PreviewButton } from '../preview/PreviewButton.tsx';
import { SingleImagePicker } from '../uploads/SingleImagePicker.tsx';
import { DraftForm } from '../drafts/DraftForm.tsx';
import {
  DeleteProductPropertyDocument,
  PropertyBlock_PropertyFragmentDoc,
  UpdateProductPropertyDocument,
} from './PropertyBlock.generated.ts';
import { UpdateDelete } from '../drafts/UpdateDelete.tsx';
import classes from './PropertyBlock.module.css';
import { savedIn } from '../drafts/saved.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const { fields } = entities.PRODUCT_PROPERTY;

interface Values extends ValuesOf<typeof fields> {
  /** Another image, to replace the stored one. */
  image?: File | undefined;
}

const drafts = draftsOf<Values>('property');

interface PropertyBlockProps {
  productId: string;
  /** Distinguishes this property from the others. */
  label: string;
  /** The language of the product's texts. */
  language: Language;
  property: FragmentType<typeof PropertyBlock_PropertyFragmentDoc>;
}

/** Edits a property's image and text; it keeps its image if no other is chosen (spec 7.4). */
export function PropertyBlock({ productId, label, language, property }: PropertyBlockProps) {
  const data = useFragmentData(PropertyBlock_PropertyFragmentDoc, property);
  const { id } = data;
  const draft = useDraft(drafts, id, toValues(fields, data), {
    version: data.version,
    of: id,
    fields,
  });
  const { values } = draft;
  const [updateProperty, { loading: updating, error }] = useMutation(UpdateProductPropertyDocument);
  const [deleteProperty, { loading: deleting }] = useMutation(DeleteProductPropertyDocument, {
    update: (cache) => {
      const owner = { __typename: 'Product', id: productId };
      removeObject(cache, { owner, list: 'properties' }, id);
    },
  });

  async function handleSubmit() {
    const isSaved = await draft.save(
      async (changes, basis) => {
        const response = await updateProperty({
          variables: { input: { id, ...basis, ...changes } },
        });
        return savedIn(response, response.data?.updateProductProperty.property, (saved) =>
          toValues(fields, saved),
        );
      },
      toValues(fields, values),
    );
    if (isSaved) showAlert('Successfully updated');
  }

  return (
    <DraftForm className={classes.block} aria-label={label} draft={draft} onSubmit={handleSubmit}>
      <SingleImagePicker
        image={values.image}
        error={error}
        owner={data}
        stored={data.image}
        onChange={(image) => draft.change({ ...values, image })}
      />
      <RichTextField
        label={labelOf(fields, 'description')}
        language={language}
        value={values.description}
        onChange={(description) => draft.change({ ...values, description })}
      />
      <div className={classes.actions}>
        <UpdateDelete
          changed={draft.changed}
          updating={updating}
          deleting={deleting}
          onDelete={() => deleteProperty({ variables: { input: { id } } })}
        >
          <PreviewButton
            of={{
              __typename: 'ProductProperty',
              id,
              description: values.description,
              image: values.image ?? data.image,
            }}
          />
          <HistoryButton kind="PRODUCT_PROPERTY" id={id} onRestored={draft.discard} />
          <MoveButtons id={id} name={label.toLowerCase()} />
        </UpdateDelete>
      </div>
    </DraftForm>
  );
}
