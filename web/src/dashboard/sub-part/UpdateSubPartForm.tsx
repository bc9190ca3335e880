import { useMutation } from '@apollo/client/react';
import { Stack } from '@mantine/core';

import { removeEdge } from '../../apollo/connection.ts';
import { showAlert } from '../../ui/alert/alert.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { PositionField } from '../order/PositionField.tsx';
import { PreviewButton } from '../preview/PreviewButton.tsx';
import { shownValues } from '../preview/shown-text.ts';
import { EditedBy } from '../editing/EditedBy.tsx';
import { UpdateDelete } from '../drafts/UpdateDelete.tsx';
import { toValues } from '../entity/fields.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { fields } from './sub-part-fields.ts';
import type { SubPartValues } from './sub-part-fields.ts';
import type { SubPartFields_SubPartFragment } from './SubPartFields.generated.ts';
import { SubPartFields } from './SubPartFields.tsx';
import { SubPartList_SpareFragmentDoc } from './SubPartList.generated.ts';
import { DeleteSubPartDocument } from './UpdateSubPartForm.generated.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';
import { useUpdateSubPart } from './use-update-sub-part.ts';

const drafts = draftsOf<SubPartValues>('sub-part');

interface UpdateSubPartFormProps {
  spareId: string;
  subPart: SubPartFields_SubPartFragment;
  onDone: () => void;
  onDeleted: () => void;
}

/** Edits or deletes a sub-part, starting from its stored values. */
export function UpdateSubPartForm({ spareId, subPart, onDone, onDeleted }: UpdateSubPartFormProps) {
  const { id } = subPart;
  const draft = useDraft(drafts, id, toValues(fields, subPart), {
    version: subPart.version,
    of: id,
    fields,
  });
  const { update, updating } = useUpdateSubPart(id);
  const [deleteSubPart, { loading: deleting }] = useMutation(DeleteSubPartDocument, {
    update: (cache) => {
      const of = { __typename: 'Spare', id: spareId };
      removeEdge(cache, { document: SubPartList_SpareFragmentDoc, of, field: 'parts' }, id);
    },
  });

  async function handleSubmit() {
    if (!(await draft.save(update))) return;
    showAlert('Successfully updated');
    if (draft.mayClose()) onDone();
  }

  return (
    <DraftForm draft={draft} onSubmit={handleSubmit}>
      <Stack>
        <SubPartFields values={draft.values} onChange={draft.change} />
        <PositionField id={id} name="the spare part" />
        <UpdateDelete
          changed={draft.changed}
          updating={updating}
          deleting={deleting}
          onDelete={() => deleteSubPart({ variables: { input: { id } } })}
          onDeleted={onDeleted}
          editors={<EditedBy id={id} />}
        >
          <PreviewButton
            of={{
              __typename: 'SubPart',
              id,
              ...shownValues(fields, draft.values),
            }}
          />
          <HistoryButton kind="SUB_PART" id={id} onRestored={draft.discard} />
        </UpdateDelete>
      </Stack>
    </DraftForm>
  );
}
