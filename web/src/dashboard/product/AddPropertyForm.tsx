import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import type { Language } from '../../i18n/language.ts';
import { showAlert } from '../../ui/alert.ts';
import { RichTextField } from '../ui/RichTextField.tsx';
import { SingleImagePicker } from '../ui/SingleImagePicker.tsx';
import { succeeds } from '../ui/succeeds.ts';
import { AddProductPropertyDocument } from './AddPropertyForm.generated.ts';

interface AddPropertyFormProps {
  productId: string;
  /** The language that the product is described in. */
  language: Language;
  onDone: () => void;
}

/** Adds a property; the answer carries the product with the longer list. */
export function AddPropertyForm({ productId, language, onDone }: AddPropertyFormProps) {
  const [image, setImage] = useState<File>();
  const [description, setDescription] = useState('');
  const [addProperty, { loading }] = useMutation(AddProductPropertyDocument);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!image) {
      showAlert('Please select a file first!');
      return;
    }
    const input = { productId, image, description };
    if (await succeeds(addProperty({ variables: { input } }))) onDone();
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack>
        <SingleImagePicker image={image} onChange={setImage} />
        <RichTextField
          label="Description"
          language={language}
          value={description}
          onChange={setDescription}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={loading}>
            Add
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
