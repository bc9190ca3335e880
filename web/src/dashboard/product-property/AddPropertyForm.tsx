import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';

import { appendObject } from '../../apollo/plain-list.ts';
import type { Language } from '../../i18n/languages.ts';
import { showAlert } from '../../ui/alert/alert.ts';
import { RichTextField } from '../rich-text/RichTextField.tsx';
import { SingleImagePicker } from '../uploads/SingleImagePicker.tsx';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { SaveState } from '../drafts/SaveState.tsx';
import { succeeds } from '../ui/succeeds.ts';
import { AddProductPropertyDocument } from './AddPropertyForm.generated.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const drafts = draftsOf<{ description: string; image?: File | undefined }>();

interface AddPropertyFormProps {
  productId: string;
  /** The language of the product's texts. */
  language: Language;
  onDone: () => void;
}

/** Adds a property, at the end of the cached list. */
export function AddPropertyForm({ productId, language, onDone }: AddPropertyFormProps) {
  const draft = useDraft(drafts, productId, { description: '' });
  const { description, image } = draft.values;
  const [addProperty, { loading, error }] = useMutation(AddProductPropertyDocument, {
    update: (cache, { data }) => {
      const property = data?.addProductProperty.property;
      const owner = { __typename: 'Product', id: productId };
      if (property) appendObject(cache, { owner, list: 'properties' }, property);
    },
  });

  async function handleSubmit() {
    if (!image) {
      showAlert('Please select a file first!');
      return;
    }
    const input = { productId, image, description };
    if (!(await succeeds(addProperty({ variables: { input } })))) return;
    draft.saved();
    onDone();
  }

  return (
    <DraftForm changed={draft.changed} onSubmit={handleSubmit}>
      <Stack>
        <SingleImagePicker
          image={image}
          error={error}
          onChange={(chosen) => draft.change({ ...draft.values, image: chosen })}
        />
        <RichTextField
          label="Description"
          language={language}
          value={description}
          onChange={(text) => draft.change({ ...draft.values, description: text })}
        />
        <Group justify="flex-end">
          <SaveState changed={draft.changed} isNew />
          <Button type="submit" loading={loading}>
            Add
          </Button>
        </Group>
      </Stack>
    </DraftForm>
  );
}
