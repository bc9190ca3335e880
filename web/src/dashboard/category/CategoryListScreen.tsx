import { appendEdge } from '../../apollo/connection.ts';
import type { AddCategoryInput } from '../../apollo/schema.generated.ts';
import { useReadMore } from '../../ui/list/use-read-more.ts';
import { useWholeList, wholeList } from '../../ui/list/use-whole-list.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { EntriesScreen, entryDrafts } from '../entries/EntriesScreen.tsx';
import { entities } from '../entity/entities.ts';
import { emptyValues, toValues } from '../entity/fields.ts';
import { CardGrid } from '../lists/CardGrid.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import { Filtered } from '../lists/Filtered.tsx';
import { useFilter } from '../lists/use-filter.ts';
import { CategoryCard } from './CategoryCard.tsx';
import { CategoryFields } from './CategoryFields.tsx';
import {
  AddCategoryDocument,
  CategoryListScreenDocument,
  UpdateCategoryDocument,
} from './CategoryListScreen.generated.ts';
import type { CategoryListScreen_CategoryFragment } from './CategoryListScreen.generated.ts';

const { fields } = entities.CATEGORY;
const list = { document: CategoryListScreenDocument, field: 'categories' } as const;
const drafts = entryDrafts<AddCategoryInput>('category');

/** Lists the categories of all languages, with the dialogs that add and edit one (spec 2.14). */
export function CategoryListScreen() {
  const { categories } = useScreenQuery(CategoryListScreenDocument, wholeList).data;
  const { edges } = categories;
  useWholeList(categories, useReadMore(CategoryListScreenDocument, wholeList));
  const filter = useFilter(edges, ({ node }) => `${node.name} ${node.language}`);

  return (
    <EntriesScreen
      title="Categories"
      addTitle="Add category"
      editTitle="Edit category"
      size="32rem"
      entries={edges}
      entity={{
        kind: 'CATEGORY',
        fields,
        drafts,
        // German, unless another language is chosen (spec 4).
        empty: emptyValues(fields),
        valuesOf: (category: CategoryListScreen_CategoryFragment) => toValues(fields, category),
        Fields: CategoryFields,
        add: AddCategoryDocument,
        onAdded: (cache, { addCategory }) => appendEdge(cache, list, addCategory.categoryEdge),
        update: UpdateCategoryDocument,
        updatedIn: ({ updateCategory }) => updateCategory.category,
      }}
    >
      {(edit) =>
        edges.length === 0 ? (
          <EmptyList text="No category" />
        ) : (
          <Filtered filter={filter}>
            <CardGrid>
              {filter.found.map(({ node }) => (
                <CategoryCard key={node.id} category={node} onEdit={() => edit(node.id)} />
              ))}
            </CardGrid>
          </Filtered>
        )
      }
    </EntriesScreen>
  );
}
