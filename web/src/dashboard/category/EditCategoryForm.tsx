import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { Stack } from '@mantine/core';

import type { AddCategoryInput } from '../../apollo/schema.generated.ts';
import { showAlert, showFailure } from '../../ui/alert/alert.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { entities } from '../entity/entities.ts';
import { emptyValues, toValues } from '../entity/fields.ts';
import { EditedBy } from '../editing/EditedBy.tsx';
import { FormBar } from '../drafts/FormBar.tsx';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { CategoryFields } from './CategoryFields.tsx';
import {
  EditCategoryForm_CategoryFragmentDoc,
  UpdateCategoryDocument,
} from './EditCategoryForm.generated.ts';
import { savedIn } from '../drafts/saved.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const { fields } = entities.CATEGORY;
const drafts = draftsOf<AddCategoryInput>('category');

interface EditCategoryFormProps {
  /** The chosen category; undefined once it is deleted, which may happen while the dialog is open. */
  category: FragmentType<typeof EditCategoryForm_CategoryFragmentDoc> | undefined;
  onDone: () => void;
}

/** Edits a category, starting from its stored values. */
export function EditCategoryForm({ category, onDone }: EditCategoryFormProps) {
  const { data } = useSuspenseFragment({
    fragment: EditCategoryForm_CategoryFragmentDoc,
    from: category ?? null,
  });
  const stored = data ? toValues(fields, data) : emptyValues(fields);
  const draft = useDraft(drafts, data?.id ?? '', stored, {
    version: data?.version,
    of: data?.id,
    fields,
  });
  const [updateCategory, { loading }] = useMutation(UpdateCategoryDocument);

  async function handleSubmit() {
    if (!data) {
      showFailure('Not selected');
      return;
    }
    const { id } = data;
    const isSaved = await draft.save(async (changes, basis) => {
      const response = await updateCategory({ variables: { input: { id, ...basis, ...changes } } });
      return savedIn(response, response.data?.updateCategory.category, (saved) =>
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
        <CategoryFields values={draft.values} onChange={draft.change} />
        <FormBar
          changed={draft.changed}
          sending={loading}
          editors={data && <EditedBy id={data.id} />}
        >
          {data && <HistoryButton kind="CATEGORY" id={data.id} onRestored={draft.discard} />}
        </FormBar>
      </Stack>
    </DraftForm>
  );
}
