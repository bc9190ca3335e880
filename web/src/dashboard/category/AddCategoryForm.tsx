import { useMutation } from '@apollo/client/react';

import { appendEdge } from '../../apollo/connection.ts';
import type { AddCategoryInput } from '../../apollo/schema.generated.ts';
import { emptyValues } from '../entity/fields.ts';
import { entities } from '../entity/entities.ts';
import { AddForm } from '../drafts/AddForm.tsx';
import { AddCategoryDocument } from './AddCategoryForm.generated.ts';
import { CategoryFields } from './CategoryFields.tsx';
import { CategoryListScreenDocument } from './CategoryListScreen.generated.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const drafts = draftsOf<AddCategoryInput>('new category');

/** Adds a category to the list; it is German unless another language is chosen (spec 4). */
export function AddCategoryForm({ onDone }: { onDone: () => void }) {
  const draft = useDraft(drafts, '', emptyValues(entities.CATEGORY.fields));
  const category = draft.values;
  const [addCategory, { loading }] = useMutation(AddCategoryDocument, {
    update: (cache, { data }) => {
      const edge = data?.addCategory.categoryEdge;
      if (edge)
        appendEdge(cache, { document: CategoryListScreenDocument, field: 'categories' }, edge);
    },
  });

  function add() {
    return addCategory({ variables: { input: category } });
  }

  return (
    <AddForm draft={draft} adding={loading} onAdd={add} onDone={onDone}>
      <CategoryFields values={category} onChange={draft.change} />
    </AddForm>
  );
}
