import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { showAlert } from '../../ui/alert.ts';
import { UpdateDelete } from '../ui/UpdateDelete.tsx';
import { succeeds } from '../ui/succeeds.ts';
import { toTrilingual } from '../ui/trilingual.ts';
import { TrilingualTexts } from '../ui/TrilingualTexts.tsx';
import {
  DeletePagePartDocument,
  PagePartForm_PagePartFragmentDoc,
  UpdatePagePartDocument,
} from './PagePartForm.generated.ts';

interface PagePartFormProps {
  pagePart: FragmentType<typeof PagePartForm_PagePartFragmentDoc>;
}

/** The descriptions of a part; deleting it answers with the page and the parts that are left. */
export function PagePartForm({ pagePart }: PagePartFormProps) {
  const { id, description: stored } = useSuspenseFragment({
    fragment: PagePartForm_PagePartFragmentDoc,
    from: pagePart,
  }).data;
  const [description, setDescription] = useState(() => toTrilingual(stored));
  const [updatePart, { loading: updating }] = useMutation(UpdatePagePartDocument);
  const [deletePart, { loading: deleting }] = useMutation(DeletePagePartDocument);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const update = updatePart({
      variables: { input: { id, description } },
      // The server may have cleaned the texts; what was typed while it did so stays.
      onCompleted: ({ updatePagePart: { pagePart: saved } }) =>
        setDescription((current) =>
          current === description ? toTrilingual(saved.description) : current,
        ),
    });
    if (await succeeds(update)) showAlert('Successfully updated');
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack mt="md">
        <TrilingualTexts name="Description" value={description} onChange={setDescription} />
        <UpdateDelete
          updating={updating}
          deleting={deleting}
          onDelete={() => deletePart({ variables: { input: { id } } })}
        />
      </Stack>
    </form>
  );
}
