import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { showAlert } from '../../ui/alert.ts';
import { deleteConfirmed } from '../ui/delete-confirmed.ts';
import { succeeds } from '../ui/succeeds.ts';
import { toTrilingual } from '../ui/trilingual.ts';
import { toSubPartInput } from './sub-part-values.ts';
import type { SubPartValues } from './sub-part-values.ts';
import { SubPartFields } from './SubPartFields.tsx';
import {
  DeleteSubPartDocument,
  UpdateSubPartDocument,
  UpdateSubPartForm_SubPartFragmentDoc,
} from './UpdateSubPartForm.generated.ts';

interface UpdateSubPartFormProps {
  subPart: FragmentType<typeof UpdateSubPartForm_SubPartFragmentDoc>;
  onDone: () => void;
}

/** Changes or deletes a sub-part; it starts with what is stored. */
export function UpdateSubPartForm({ subPart, onDone }: UpdateSubPartFormProps) {
  const { data } = useSuspenseFragment({
    fragment: UpdateSubPartForm_SubPartFragmentDoc,
    from: subPart,
  });
  const { id } = data;
  const [values, setValues] = useState<SubPartValues>({
    description: toTrilingual(data.description),
    partNumber: data.partNumber,
    substPart: data.substPart,
    quantity: String(data.quantity),
  });
  const [updateSubPart, { loading: updating }] = useMutation(UpdateSubPartDocument);
  const [deleteSubPart, { loading: deleting }] = useMutation(DeleteSubPartDocument);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const input = { id, part: toSubPartInput(values) };
    if (!(await succeeds(updateSubPart({ variables: { input } })))) return;
    showAlert('Successfully updated');
    onDone();
  }

  async function handleDelete() {
    if (await deleteConfirmed(() => deleteSubPart({ variables: { input: { id } } }))) onDone();
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack>
        <SubPartFields values={values} onChange={setValues} />
        <Group justify="space-between">
          <Button variant="outline" color="red.9" loading={deleting} onClick={handleDelete}>
            Delete
          </Button>
          <Button type="submit" loading={updating}>
            Update
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
