import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { appendEdge } from '../../apollo/connection.ts';
import { showAlert } from '../../ui/alert.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { ImagePicker } from '../ui/ImagePicker.tsx';
import { succeeds } from '../ui/succeeds.ts';
import { emptyTrilingual } from '../ui/trilingual.ts';
import { TrilingualInputs } from '../ui/TrilingualInputs.tsx';
import { TrilingualTexts } from '../ui/TrilingualTexts.tsx';
import { AddServiceDocument } from './AddServiceDialog.generated.ts';

interface AddServiceDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The dialog that adds a service to the list (spec 2.14). */
export function AddServiceDialog({ open, onClose }: AddServiceDialogProps) {
  return (
    <FormDialog title="Add service" open={open} onClose={onClose}>
      <AddServiceForm onAdded={onClose} />
    </FormDialog>
  );
}

/** At least one image is needed, or nothing is sent (spec 5). */
function AddServiceForm({ onAdded }: { onAdded: () => void }) {
  const [images, setImages] = useState<File[]>([]);
  const [title, setTitle] = useState(emptyTrilingual);
  const [text, setText] = useState(emptyTrilingual);
  const [addService, { loading }] = useMutation(AddServiceDocument, {
    update: (cache, { data }) => {
      if (data) appendEdge(cache, 'services', data.addService.serviceEdge);
    },
  });

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (images.length === 0) {
      showAlert('Please select a file first!');
      return;
    }
    if (await succeeds(addService({ variables: { input: { images, title, text } } }))) onAdded();
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack>
        <ImagePicker images={images} onChange={setImages} />
        <TrilingualInputs name="Title" value={title} onChange={setTitle} />
        <TrilingualTexts name="Description" value={text} onChange={setText} />
        <Group justify="flex-end">
          <Button type="submit" loading={loading}>
            Add
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
