import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';

import type { AddCategoryInput } from '../../apollo/schema.generated.ts';
import { showAlert } from '../../ui/alert/alert.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { SaveState } from '../drafts/SaveState.tsx';
import { CategoryFields } from './CategoryFields.tsx';
import {
  EditCategoryForm_CategoryFragmentDoc,
  UpdateCategoryDocument,
} from './EditCategoryForm.generated.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const drafts = draftsOf<AddCategoryInput>();

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
  const draft = useDraft(drafts, data?.id ?? '', {
    name: data?.name ?? '',
    language: data?.language ?? 'DE',
  });
  const [updateCategory, { loading }] = useMutation(UpdateCategoryDocument);

  async function handleSubmit() {
    if (!data) {
      showAlert('Not selected');
      return;
    }
    const isSaved = await draft.save(async (category) => {
      await updateCategory({ variables: { input: { id: data.id, ...category } } });
      return undefined;
    });
    if (!isSaved) return;
    showAlert('Successfully updated');
    onDone();
  }

  return (
    <DraftForm changed={draft.changed} onSubmit={handleSubmit}>
      <Stack>
        <CategoryFields values={draft.values} onChange={draft.change} />
        <Group justify="flex-end">
          <SaveState changed={draft.changed} />
          <Button type="submit" loading={loading}>
            Update
          </Button>
        </Group>
      </Stack>
    </DraftForm>
  );
}
