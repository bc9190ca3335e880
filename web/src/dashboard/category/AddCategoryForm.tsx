import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { appendEdge } from '../../apollo/connection.ts';
import type { CategoryInput } from '../../apollo/schema.generated.ts';
import { succeeds } from '../ui/succeeds.ts';
import { AddCategoryDocument } from './AddCategoryForm.generated.ts';
import { CategoryFields } from './CategoryFields.tsx';

/** Adds a category to the list; it is German unless another language is chosen (spec 4). */
export function AddCategoryForm({ onDone }: { onDone: () => void }) {
  const [category, setCategory] = useState<CategoryInput>({ name: '', language: 'DE' });
  const [addCategory, { loading }] = useMutation(AddCategoryDocument, {
    update: (cache, { data }) => {
      if (data) appendEdge(cache, 'allCategories', data.addCategory.categoryEdge);
    },
  });

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (await succeeds(addCategory({ variables: { input: { category } } }))) onDone();
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack>
        <CategoryFields values={category} onChange={setCategory} />
        <Group justify="flex-end">
          <Button type="submit" loading={loading}>
            Add
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
