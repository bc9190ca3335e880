import { useMutation } from '@apollo/client/react';

import { appendEdge } from '../../apollo/connection.ts';
import { AddForm } from '../drafts/AddForm.tsx';
import { emptyValues } from '../entity/fields.ts';
import { AddSubPartDocument } from './AddSubPartForm.generated.ts';
import { fields, toSubPartInput } from './sub-part-fields.ts';
import type { SubPartValues } from './sub-part-fields.ts';
import { SubPartFields } from './SubPartFields.tsx';
import { SubPartList_SpareFragmentDoc } from './SubPartList.generated.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const drafts = draftsOf<SubPartValues>('new sub-part');

interface AddSubPartFormProps {
  spareId: string;
  onDone: () => void;
}

/** Adds a sub-part to the list of its spare. */
export function AddSubPartForm({ spareId, onDone }: AddSubPartFormProps) {
  const draft = useDraft(drafts, spareId, emptyValues(fields));
  const [addSubPart] = useMutation(AddSubPartDocument, {
    update: (cache, { data }) => {
      const of = { __typename: 'Spare', id: spareId };
      const list = { document: SubPartList_SpareFragmentDoc, of, field: 'parts' } as const;
      appendEdge(cache, list, data?.addSubPart.subPartEdge);
    },
  });

  function add() {
    const input = { spareId, ...toSubPartInput(draft.values) };
    return addSubPart({ variables: { input } });
  }

  return (
    <AddForm draft={draft} onAdd={add} onDone={onDone}>
      <SubPartFields values={draft.values} onChange={draft.change} />
    </AddForm>
  );
}
