import { useApolloClient } from '@apollo/client/react';

import { removeEdge } from '../../apollo/connection.ts';
import { languageOf } from '../../i18n/languages.ts';
import { EntryIcons } from '../entries/EntryIcons.tsx';
import classes from './CategoryCard.module.css';
import {
  CategoryListScreenDocument,
  DeleteCategoryDocument,
} from './CategoryListScreen.generated.ts';
import type { CategoryListScreen_CategoryFragment } from './CategoryListScreen.generated.ts';
import { CategoryProductsDocument } from './CategoryProducts.generated.ts';
import type { CategoryProductsQuery } from './CategoryProducts.generated.ts';

const titleList = new Intl.ListFormat('en', { type: 'conjunction' });

interface CategoryCardProps {
  category: CategoryListScreen_CategoryFragment;
  onEdit: () => void;
}

/** Shows a category's name and language, with its edit and delete icons. */
export function CategoryCard({ category: { id, name, language }, onEdit }: CategoryCardProps) {
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

  return (
    <li className={classes.card}>
      <span className={classes.text}>
        <span className={classes.name} lang={languageOf(language)}>
          {name}
        </span>
        <span className={classes.language}>{language}</span>
      </span>
      <EntryIcons
        id={id}
        // Categories of different languages may have the same name.
        name={language ? `${name} (${language})` : name}
        onEdit={onEdit}
        call={DeleteCategoryDocument}
        onDeleted={(cache) => {
          removeEdge(cache, { document: CategoryListScreenDocument, field: 'categories' }, id);
          // Its products have none (spec 4), wherever they are shown.
          cache.evict({ id: cache.identify({ __typename: 'Category', id }) });
        }}
        cascade={cascade}
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
