import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { appendEdge } from '../../apollo/connection.ts';
import { showAlert } from '../../ui/alert.ts';
import { SingleImagePicker } from '../ui/SingleImagePicker.tsx';
import { succeeds } from '../ui/succeeds.ts';
import { emptyTrilingual } from '../ui/trilingual.ts';
import { TrilingualTexts } from '../ui/TrilingualTexts.tsx';
import { AddPartnerDocument } from './AddPartnerForm.generated.ts';

/** Adds a partner to the list; without an image nothing is sent (spec 5). */
export function AddPartnerForm({ onDone }: { onDone: () => void }) {
  const [image, setImage] = useState<File>();
  const [text, setText] = useState(emptyTrilingual);
  const [addPartner, { loading }] = useMutation(AddPartnerDocument, {
    update: (cache, { data }) => {
      if (data) appendEdge(cache, 'allPartners', data.addPartner.partnerEdge);
    },
  });

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!image) {
      showAlert('Please select a file first!');
      return;
    }
    if (await succeeds(addPartner({ variables: { input: { image, text } } }))) onDone();
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack>
        <SingleImagePicker image={image} onChange={setImage} />
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
