import { useMutation, useSuspenseQuery } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { showAlert } from '../../ui/alert.ts';
import { EmptyList } from '../ui/EmptyList.tsx';
import { SingleImagePicker } from '../ui/SingleImagePicker.tsx';
import { succeeds } from '../ui/succeeds.ts';
import { emptyTrilingual, toTrilingual } from '../ui/trilingual.ts';
import { TrilingualTexts } from '../ui/TrilingualTexts.tsx';
import { EditPartnerFormDocument, UpdatePartnerDocument } from './EditPartnerForm.generated.ts';

interface EditPartnerFormProps {
  restId: string;
  onDone: () => void;
}

/** Loads a partner first (spec 4), then changes its texts and, where another is chosen, its image. */
export function EditPartnerForm({ restId, onDone }: EditPartnerFormProps) {
  const partner = useSuspenseQuery(EditPartnerFormDocument, { variables: { restId } }).data
    .partnerToEdit;
  const [image, setImage] = useState<File>();
  const [text, setText] = useState(() => (partner ? toTrilingual(partner.text) : emptyTrilingual));
  const [updatePartner, { loading }] = useMutation(UpdatePartnerDocument);

  // Someone else has deleted it.
  if (!partner) return <EmptyList text="No partner" />;
  const { id } = partner;

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const input = image ? { id, text, image } : { id, text };
    if (!(await succeeds(updatePartner({ variables: { input } })))) return;
    showAlert('Successfully updated');
    onDone();
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack>
        <SingleImagePicker image={image} onChange={setImage} storedUrl={partner.image?.url} />
        <TrilingualTexts name="Text" value={text} onChange={setText} />
        <Group justify="flex-end">
          <Button type="submit" loading={loading}>
            Update
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
