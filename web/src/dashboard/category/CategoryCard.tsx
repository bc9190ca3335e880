import type { FragmentType } from '@apollo/client';
import { useApolloClient, useMutation, useSuspenseFragment } from '@apollo/client/react';
import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';

import { removeEdge } from '../../apollo/connection.ts';
import { DeleteIcon } from '../ui/DeleteIcon.tsx';
import { languageOf } from '../../i18n/languages.ts';
import {
  CategoryCard_CategoryFragmentDoc,
  DeleteCategoryDocument,
} from './CategoryCard.generated.ts';
import classes from './CategoryCard.module.css';
import { CategoryProductsDocument } from './CategoryProducts.generated.ts';
import type { CategoryProductsQuery } from './CategoryProducts.generated.ts';
import { CategoryListScreenDocument } from './CategoryListScreen.generated.ts';

const titleList = new Intl.ListFormat('en', { type: 'conjunction' });

interface CategoryCardProps {
  category: FragmentType<typeof CategoryCard_CategoryFragmentDoc>;
  onEdit: () => void;
}

/** Shows a category's name and language, with its edit and delete icons. */
export function CategoryCard({ category, onEdit }: CategoryCardProps) {
  const { id, name, language } = useSuspenseFragment({
    fragment: CategoryCard_CategoryFragmentDoc,
    from: category,
  }).data;
  const [deleteCategory, { loading }] = useMutation(DeleteCategoryDocument, {
    update: (cache) =>
      removeEdge(cache, { document: CategoryListScreenDocument, field: 'categories' }, id),
  });
  const client = useApolloClient();

  async function cascade() {
    // Not cached: others add products and move them.
    const { data } = await client.query({
      query: CategoryProductsDocument,
      variables: { id },
      fetchPolicy: 'no-cache',
      errorPolicy: 'all',
    });
    return data?.products && lossSummary(data.products);
  }

  // Categories of different languages may have the same name.
  const fullName = language ? `${name} (${language})` : name;

  return (
    <li className={classes.card}>
      <span className={classes.text}>
        <span className={classes.name} lang={languageOf(language)}>
          {name}
        </span>
        <span className={classes.language}>{language}</span>
      </span>
      <ActionIcon
        variant="subtle"
        size="lg"
        onClick={onEdit}
        aria-label={`Edit ${fullName}`}
        aria-haspopup="dialog"
      >
        <IconPencil size={18} stroke={1.75} />
      </ActionIcon>
      <DeleteIcon
        label={`Delete ${fullName}`}
        deleting={loading}
        cascade={cascade}
        onDelete={() => deleteCategory({ variables: { input: { id } } })}
      />
    </li>
  );
}

/** Names the products that lose their category, such as '12 products lose it: A, B and 10 others.' */
function lossSummary({ totalCount, edges }: CategoryProductsQuery['products']): string | undefined {
  if (totalCount === 0) return undefined;
  const others = totalCount - edges.length;
  const titles = edges.map(({ node }) => node.title || 'without a title');
  if (others > 0) titles.push(`${others} ${others === 1 ? 'other' : 'others'}`);
  return `${totalCount} ${totalCount === 1 ? 'product loses' : 'products lose'} this category: ${titleList.format(titles)}.`;
}
