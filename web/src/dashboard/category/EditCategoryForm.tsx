import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import type { CategoryInput } from '../../apollo/schema.generated.ts';
import { showAlert } from '../../ui/alert.ts';
import { succeeds } from '../ui/succeeds.ts';
import { CategoryFields } from './CategoryFields.tsx';
import {
  EditCategoryForm_CategoryFragmentDoc,
  UpdateCategoryDocument,
} from './EditCategoryForm.generated.ts';

interface EditCategoryFormProps {
  /** The chosen category; it may be gone while the dialog is still open. */
  category: FragmentType<typeof EditCategoryForm_CategoryFragmentDoc> | undefined;
  onDone: () => void;
}

/** Changes a category; it starts with what is stored. */
export function EditCategoryForm({ category, onDone }: EditCategoryFormProps) {
  const { data } = useSuspenseFragment({
    fragment: EditCategoryForm_CategoryFragmentDoc,
    from: category ?? null,
  });
  const [values, setValues] = useState<CategoryInput>({
    name: data?.name ?? '',
    language: data?.language ?? 'DE',
  });
  const [updateCategory, { loading }] = useMutation(UpdateCategoryDocument);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!data) {
      showAlert('Not selected');
      return;
    }
    const input = { id: data.id, category: values };
    if (!(await succeeds(updateCategory({ variables: { input } })))) return;
    showAlert('Successfully updated');
    onDone();
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack>
        <CategoryFields values={values} onChange={setValues} />
        <Group justify="flex-end">
          <Button type="submit" loading={loading}>
            Update
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
