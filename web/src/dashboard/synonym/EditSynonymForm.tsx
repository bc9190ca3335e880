import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';

import type { AddSynonymInput } from '../../apollo/schema.generated.ts';
import { savedIn } from '../drafts/saved.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';
import { EditForm } from '../editing/EditForm.tsx';
import { entities } from '../entity/entities.ts';
import { emptyValues, toValues } from '../entity/fields.ts';
import {
  EditSynonymForm_SynonymFragmentDoc,
  UpdateSynonymDocument,
} from './EditSynonymForm.generated.ts';
import { SynonymField } from './SynonymField.tsx';

const { fields } = entities.SYNONYM;
const drafts = draftsOf<AddSynonymInput>('synonym');

interface EditSynonymFormProps {
  /** The chosen entry; undefined once it is deleted, which may happen while the dialog is open. */
  synonym: FragmentType<typeof EditSynonymForm_SynonymFragmentDoc> | undefined;
  onDone: () => void;
}

/** Edits names of one thing, starting from the stored ones. */
export function EditSynonymForm({ synonym, onDone }: EditSynonymFormProps) {
  const { data } = useSuspenseFragment({
    fragment: EditSynonymForm_SynonymFragmentDoc,
    from: synonym ?? null,
  });
  const stored = data ? toValues(fields, data) : emptyValues(fields);
  const draft = useDraft(drafts, data?.id ?? '', stored, {
    version: data?.version,
    of: data?.id,
    fields,
  });
  const [updateSynonym, { loading }] = useMutation(UpdateSynonymDocument);

  return (
    <EditForm
      kind="SYNONYM"
      id={data?.id}
      draft={draft}
      saving={loading}
      onSave={async (id, changes, basis) => {
        const response = await updateSynonym({
          variables: { input: { id, ...basis, ...changes } },
        });
        return savedIn(response, response.data?.updateSynonym.synonym, (saved) =>
          toValues(fields, saved),
        );
      }}
      onDone={onDone}
    >
      <SynonymField draft={draft} />
    </EditForm>
  );
}
