import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';

import type { AddCategoryInput } from '../../apollo/schema.generated.ts';
import { entities } from '../entity/entities.ts';
import { emptyValues, toValues } from '../entity/fields.ts';
import { EditForm } from '../editing/EditForm.tsx';
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

  return (
    <EditForm
      kind="CATEGORY"
      id={data?.id}
      draft={draft}
      saving={loading}
      onSave={async (id, changes, basis) => {
        const response = await updateCategory({
          variables: { input: { id, ...basis, ...changes } },
        });
        return savedIn(response, response.data?.updateCategory.category, (saved) =>
          toValues(fields, saved),
        );
      }}
      onDone={onDone}
    >
      <CategoryFields values={draft.values} onChange={draft.change} />
    </EditForm>
  );
}
