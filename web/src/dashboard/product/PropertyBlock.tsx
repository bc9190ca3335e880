import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import type { Language } from '../../i18n/language.ts';
import { showAlert } from '../../ui/alert.ts';
import { RichTextField } from '../ui/RichTextField.tsx';
import { SingleImagePicker } from '../ui/SingleImagePicker.tsx';
import { succeeds } from '../ui/succeeds.ts';
import {
  DeleteProductPropertyDocument,
  PropertyBlock_PropertyFragmentDoc,
  UpdateProductPropertyDocument,
} from './PropertyBlock.generated.ts';
import { UpdateDelete } from '../ui/UpdateDelete.tsx';
import classes from './PropertyBlock.module.css';

interface PropertyBlockProps {
  /** Tells this property from the others. */
  label: string;
  /** The language that the product is described in. */
  language: Language;
  property: FragmentType<typeof PropertyBlock_PropertyFragmentDoc>;
}

/** A property with its image and text; it keeps its image where no other is chosen (spec 7.4). */
export function PropertyBlock({ label, language, property }: PropertyBlockProps) {
  const { data } = useSuspenseFragment({
    fragment: PropertyBlock_PropertyFragmentDoc,
    from: property,
  });
  const { id } = data;
  const [values, setValues] = useState<{ description: string; image?: File | undefined }>({
    description: data.description,
  });
  const [updateProperty, { loading: updating }] = useMutation(UpdateProductPropertyDocument);
  const [deleteProperty, { loading: deleting }] = useMutation(DeleteProductPropertyDocument);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const { description, image } = values;
    const update = updateProperty({
      variables: { input: { id, description, ...(image && { image }) } },
      // The server may have cleaned the text; what was changed while it did so stays.
      onCompleted: ({ updateProductProperty: { property: saved } }) =>
        setValues((current) => (current === values ? { description: saved.description } : current)),
    });
    if (await succeeds(update)) showAlert('Successfully updated');
  }

  return (
    <form className={classes.block} aria-label={label} onSubmit={handleSubmit}>
      <SingleImagePicker
        image={values.image}
        storedUrl={data.image?.url}
        onChange={(image) => setValues({ ...values, image })}
      />
      <RichTextField
        label="Description"
        language={language}
        value={values.description}
        onChange={(description) => setValues({ ...values, description })}
      />
      <div className={classes.actions}>
        <UpdateDelete
          updating={updating}
          deleting={deleting}
          onDelete={() => deleteProperty({ variables: { input: { id } } })}
        />
      </div>
    </form>
  );
}
