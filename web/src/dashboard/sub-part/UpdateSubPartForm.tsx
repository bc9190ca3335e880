import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';

import { removeEdge } from '../../apollo/connection.ts';
import { showAlert } from '../../ui/alert/alert.ts';
import { useDeletion } from '../ui/use-deletion.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { PositionField } from '../order/PositionField.tsx';
import { PreviewButton } from '../preview/PreviewButton.tsx';
import { shownValues } from '../preview/shown-text.ts';
import { EditedBy } from '../editing/EditedBy.tsx';
import { FormBar } from '../drafts/FormBar.tsx';
import { SaveState } from '../drafts/SaveState.tsx';
import { toInput, toValues } from '../entity/fields.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { fields } from './sub-part-fields.ts';
import type { SubPartValues } from './sub-part-fields.ts';
import type { SubPartFields_SubPartFragment } from './SubPartFields.generated.ts';
import { SubPartFields } from './SubPartFields.tsx';
import { SubPartList_SpareFragmentDoc } from './SubPartList.generated.ts';
import { DeleteSubPartDocument, UpdateSubPartDocument } from './UpdateSubPartForm.generated.ts';
import { savedIn } from '../drafts/saved.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const drafts = draftsOf<SubPartValues>('sub-part');

interface UpdateSubPartFormProps {
  spareId: string;
  subPart: SubPartFields_SubPartFragment;
  onDone: () => void;
}

/** Edits or deletes a sub-part, starting from its stored values. */
export function UpdateSubPartForm({ spareId, subPart, onDone }: UpdateSubPartFormProps) {
  const { id } = subPart;
  const draft = useDraft(drafts, id, toValues(fields, subPart), {
    version: subPart.version,
    fields,
  });
  const [updateSubPart, { loading: updating }] = useMutation(UpdateSubPartDocument);
  const [deleteSubPart, { loading: deleting }] = useMutation(DeleteSubPartDocument, {
    update: (cache) => {
      const of = { __typename: 'Spare', id: spareId };
      removeEdge(cache, { document: SubPartList_SpareFragmentDoc, of, field: 'parts' }, id);
    },
  });

  const deleteConfirmed = useDeletion();

  async function handleSubmit() {
    const isSaved = await draft.save(async (changes, basis) => {
      const input = { id, ...basis, ...toInput(fields, changes) };
      const response = await updateSubPart({ variables: { input } });
      return savedIn(response, response.data?.updateSubPart.subPart, (saved) =>
        toValues(fields, saved),
      );
    });
    if (!isSaved) return;
    showAlert('Successfully updated');
    onDone();
  }

  async function handleDelete() {
    if (await deleteConfirmed(() => deleteSubPart({ variables: { input: { id } } }))) onDone();
  }

  return (
    <DraftForm draft={draft} onSubmit={handleSubmit}>
      <Stack>
        <EditedBy id={id} />
        <SubPartFields values={draft.values} onChange={draft.change} />
        <PositionField id={id} name="the spare part" />
        <Group justify="space-between">
          <Button variant="outline" color="red.9" loading={deleting} onClick={handleDelete}>
            Delete
          </Button>
          <FormBar>
            <HistoryButton kind="SUB_PART" id={id} onRestored={draft.discard} />
            <SaveState changed={draft.changed} />
            <PreviewButton
              of={{
                __typename: 'SubPart',
                id,
                ...shownValues(fields, draft.values),
              }}
            />
            <Button type="submit" loading={updating}>
              Update
            </Button>
          </FormBar>
        </Group>
      </Stack>
    </DraftForm>
  );
}
