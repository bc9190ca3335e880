import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';

import { appendEdge } from '../../apollo/connection.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { SaveState } from '../drafts/SaveState.tsx';
import { succeeds } from '../ui/succeeds.ts';
import { AddSubPartDocument } from './AddSubPartForm.generated.ts';
import { emptySubPart, toSubPartInput } from './sub-part-values.ts';
import type { SubPartValues } from './sub-part-values.ts';
import { SubPartFields } from './SubPartFields.tsx';
import { SubPartList_SpareFragmentDoc } from './SubPartList.generated.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const drafts = draftsOf<SubPartValues>();

interface AddSubPartFormProps {
  spareId: string;
  onDone: () => void;
}

/** Adds a sub-part to the list of its spare. */
export function AddSubPartForm({ spareId, onDone }: AddSubPartFormProps) {
  const draft = useDraft(drafts, spareId, emptySubPart);
  const [addSubPart, { loading }] = useMutation(AddSubPartDocument, {
    update: (cache, { data }) => {
      const edge = data?.addSubPart.subPartEdge;
      const of = { __typename: 'Spare', id: spareId };
      const list = { document: SubPartList_SpareFragmentDoc, of, field: 'parts' } as const;
      if (edge) appendEdge(cache, list, edge);
    },
  });

  async function handleSubmit() {
    const input = { spareId, ...toSubPartInput(draft.values) };
    if (!(await succeeds(addSubPart({ variables: { input } })))) return;
    draft.saved();
    onDone();
  }

  return (
    <DraftForm changed={draft.changed} onSubmit={handleSubmit}>
      <Stack>
        <SubPartFields values={draft.values} onChange={draft.change} />
        <Group justify="flex-end">
          <SaveState changed={draft.changed} isNew />
          <Button type="submit" loading={loading}>
            Add
          </Button>
        </Group>
      </Stack>
    </DraftForm>
  );
}
