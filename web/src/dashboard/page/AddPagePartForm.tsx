import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { SingleImagePicker } from '../ui/SingleImagePicker.tsx';
import { succeeds } from '../ui/succeeds.ts';
import { emptyTrilingual } from '../ui/trilingual.ts';
import { TrilingualTexts } from '../ui/TrilingualTexts.tsx';
import { AddPagePartDocument } from './AddPagePartForm.generated.ts';

/** Adds a part to the page about gas turbines; it may go without an image. */
export function AddPagePartForm({ onDone }: { onDone: () => void }) {
  const [image, setImage] = useState<File>();
  const [description, setDescription] = useState(emptyTrilingual);
  const [addPart, { loading }] = useMutation(AddPagePartDocument);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const input = image ? { description, image } : { description };
    if (await succeeds(addPart({ variables: { input } }))) onDone();
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack>
        <SingleImagePicker image={image} onChange={setImage} />
        <TrilingualTexts name="Description" value={description} onChange={setDescription} />
        <Group justify="flex-end">
          <Button type="submit" loading={loading}>
            Add
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
