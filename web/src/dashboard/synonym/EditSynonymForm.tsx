import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { Stack } from '@mantine/core';

import type { AddSynonymInput } from '../../apollo/schema.generated.ts';
import { showAlert, showFailure } from '../../ui/alert/alert.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { FormBar } from '../drafts/FormBar.tsx';
import { savedIn } from '../drafts/saved.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';
import { EditedBy } from '../editing/EditedBy.tsx';
import { entities } from '../entity/entities.ts';
import { emptyValues, toValues } from '../entity/fields.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
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

  async function handleSubmit() {
    if (!data) {
      showFailure('Not selected');
      return;
    }
    const { id } = data;
    const isSaved = await draft.save(async (changes, basis) => {
      const response = await updateSynonym({ variables: { input: { id, ...basis, ...changes } } });
      return savedIn(response, response.data?.updateSynonym.synonym, (saved) =>
        toValues(fields, saved),
      );
    });
    if (!isSaved) return;
    showAlert('Successfully updated');
    onDone();
  }

  return (
    <DraftForm draft={draft} onSubmit={handleSubmit}>
      <Stack>
        <SynonymField draft={draft} />
        <FormBar
          changed={draft.changed}
          sending={loading}
          editors={data && <EditedBy id={data.id} />}
        >
          {data && <HistoryButton kind="SYNONYM" id={data.id} onRestored={draft.discard} />}
        </FormBar>
      </Stack>
    </DraftForm>
  );
}
