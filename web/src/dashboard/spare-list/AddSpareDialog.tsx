import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { appendEdge } from '../../apollo/connection.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { ImagePicker } from '../ui/ImagePicker.tsx';
import { succeeds } from '../ui/succeeds.ts';
import { emptyTrilingual } from '../ui/trilingual.ts';
import { TrilingualInputs } from '../ui/TrilingualInputs.tsx';
import { TrilingualTexts } from '../ui/TrilingualTexts.tsx';
import { AddSpareDocument } from './AddSpareDialog.generated.ts';

interface AddSpareDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The dialog that adds a spare to the list (spec 2.14). */
export function AddSpareDialog({ open, onClose }: AddSpareDialogProps) {
  return (
    <FormDialog title="Add spare part" open={open} onClose={onClose}>
      <AddSpareForm onAdded={onClose} />
    </FormDialog>
  );
}

function AddSpareForm({ onAdded }: { onAdded: () => void }) {
  const [images, setImages] = useState<File[]>([]);
  const [title, setTitle] = useState(emptyTrilingual);
  const [text, setText] = useState(emptyTrilingual);
  const [addSpare, { loading }] = useMutation(AddSpareDocument, {
    update: (cache, { data }) => {
      if (data) appendEdge(cache, 'spares', data.addSpare.spareEdge);
    },
  });

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (await succeeds(addSpare({ variables: { input: { images, title, text } } }))) onAdded();
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack>
        <ImagePicker images={images} onChange={setImages} />
        <TrilingualInputs name="Title" value={title} onChange={setTitle} />
        <TrilingualTexts name="Text" value={text} onChange={setText} />
        <Group justify="flex-end">
          <Button type="submit" loading={loading}>
            Add
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
