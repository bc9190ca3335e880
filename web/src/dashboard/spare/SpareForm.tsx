import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { forgetObject } from '../../apollo/connection.ts';
import { showAlert } from '../../ui/alert.ts';
import { UpdateDelete } from '../ui/UpdateDelete.tsx';
import { succeeds } from '../ui/succeeds.ts';
import { toTrilingual } from '../ui/trilingual.ts';
import type { Trilingual } from '../ui/trilingual.ts';
import { TrilingualInputs } from '../ui/TrilingualInputs.tsx';
import { TrilingualTexts } from '../ui/TrilingualTexts.tsx';
import {
  DeleteSpareDocument,
  SpareForm_SpareFragmentDoc,
  UpdateSpareDocument,
} from './SpareForm.generated.ts';

interface SpareFormProps {
  spare: FragmentType<typeof SpareForm_SpareFragmentDoc>;
}

function toTexts({ title, text }: { title: Trilingual; text: Trilingual }) {
  return { title: toTrilingual(title), text: toTrilingual(text) };
}

/** The titles and texts of a spare; once it is deleted, its screen gives way to the list. */
export function SpareForm({ spare }: SpareFormProps) {
  const { data } = useSuspenseFragment({ fragment: SpareForm_SpareFragmentDoc, from: spare });
  const { id } = data;
  const [texts, setTexts] = useState(() => toTexts(data));
  const [updateSpare, { loading: updating }] = useMutation(UpdateSpareDocument);
  const [deleteSpare, { loading: deleting }] = useMutation(DeleteSpareDocument, {
    update: (cache) => forgetObject(cache, { list: 'spares', field: 'spare' }, id),
  });

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const update = updateSpare({
      variables: { input: { id, ...texts } },
      // The server may have cleaned the texts; what was typed while it did so stays.
      onCompleted: ({ updateSpare: { spare: saved } }) =>
        setTexts((current) => (current === texts ? toTexts(saved) : current)),
    });
    if (await succeeds(update)) showAlert('Successfully updated');
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack mt="lg">
        <TrilingualInputs
          name="Title"
          value={texts.title}
          onChange={(title) => setTexts({ ...texts, title })}
        />
        <TrilingualTexts
          name="Text"
          value={texts.text}
          onChange={(text) => setTexts({ ...texts, text })}
        />
        <UpdateDelete
          updating={updating}
          deleting={deleting}
          onDelete={() => deleteSpare({ variables: { input: { id } } })}
        />
      </Stack>
    </form>
  );
}
