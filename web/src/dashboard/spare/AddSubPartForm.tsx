import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { succeeds } from '../ui/succeeds.ts';
import { AddSubPartDocument } from './AddSubPartForm.generated.ts';
import { emptySubPart, toSubPartInput } from './sub-part-values.ts';
import { SubPartFields } from './SubPartFields.tsx';

interface AddSubPartFormProps {
  spareId: string;
  onDone: () => void;
}

/** Adds a sub-part; the answer carries the spare with the longer list. */
export function AddSubPartForm({ spareId, onDone }: AddSubPartFormProps) {
  const [values, setValues] = useState(emptySubPart);
  const [addSubPart, { loading }] = useMutation(AddSubPartDocument);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const input = { spareId, part: toSubPartInput(values) };
    if (await succeeds(addSubPart({ variables: { input } }))) onDone();
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack>
        <SubPartFields values={values} onChange={setValues} />
        <Group justify="flex-end">
          <Button type="submit" loading={loading}>
            Add
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
