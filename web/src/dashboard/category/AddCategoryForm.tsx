import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';

import { appendEdge } from '../../apollo/connection.ts';
import type { AddCategoryInput } from '../../apollo/schema.generated.ts';
import { defaultSchemaLanguage } from '../../i18n/languages.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { SaveState } from '../drafts/SaveState.tsx';
import { succeeds } from '../ui/succeeds.ts';
import { AddCategoryDocument } from './AddCategoryForm.generated.ts';
import { CategoryFields } from './CategoryFields.tsx';
import { CategoryListScreenDocument } from './CategoryListScreen.generated.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const drafts = draftsOf<AddCategoryInput>();

/** Adds a category to the list; it is German unless another language is chosen (spec 4). */
export function AddCategoryForm({ onDone }: { onDone: () => void }) {
  const draft = useDraft(drafts, '', { name: '', language: defaultSchemaLanguage });
  const category = draft.values;
  const [addCategory, { loading }] = useMutation(AddCategoryDocument, {
    update: (cache, { data }) => {
      const edge = data?.addCategory.categoryEdge;
      if (edge)
        appendEdge(cache, { document: CategoryListScreenDocument, field: 'categories' }, edge);
    },
  });

  async function handleSubmit() {
    if (!(await succeeds(addCategory({ variables: { input: category } })))) return;
    draft.saved();
    onDone();
  }

  return (
    <DraftForm changed={draft.changed} onSubmit={handleSubmit}>
      <Stack>
        <CategoryFields values={category} onChange={draft.change} />
        <Group justify="flex-end">
          <SaveState changed={draft.changed} isNew />
          <Button type="submit" loading={loading}>
            Add
          </Button>
        </Group>
      </Stack>
    </DraftForm>
  );
}
