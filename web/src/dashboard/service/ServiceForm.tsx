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
  DeleteServiceDocument,
  ServiceForm_ServiceFragmentDoc,
  UpdateServiceDocument,
} from './ServiceForm.generated.ts';

interface ServiceFormProps {
  service: FragmentType<typeof ServiceForm_ServiceFragmentDoc>;
}

function toTexts({ title, text }: { title: Trilingual; text: Trilingual }) {
  return { title: toTrilingual(title), text: toTrilingual(text) };
}

/** The titles and descriptions of a service; once it is deleted, its screen gives way to the list. */
export function ServiceForm({ service }: ServiceFormProps) {
  const { data } = useSuspenseFragment({ fragment: ServiceForm_ServiceFragmentDoc, from: service });
  const { id } = data;
  const [texts, setTexts] = useState(() => toTexts(data));
  const [updateService, { loading: updating }] = useMutation(UpdateServiceDocument);
  const [deleteService, { loading: deleting }] = useMutation(DeleteServiceDocument, {
    update: (cache) => forgetObject(cache, { list: 'services', field: 'service' }, id),
  });

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const update = updateService({
      variables: { input: { id, ...texts } },
      // The server may have cleaned the texts; what was typed while it did so stays.
      onCompleted: ({ updateService: { service: saved } }) =>
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
          name="Description"
          value={texts.text}
          onChange={(text) => setTexts({ ...texts, text })}
        />
        <UpdateDelete
          updating={updating}
          deleting={deleting}
          onDelete={() => deleteService({ variables: { input: { id } } })}
        />
      </Stack>
    </form>
  );
}
