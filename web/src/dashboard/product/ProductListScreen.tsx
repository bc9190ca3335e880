import { useState } from 'react';

import { useScreenQuery } from '../../ui/use-screen-query.ts';
import { AddButton } from '../ui/AddButton.tsx';
import { CardGrid } from '../ui/CardGrid.tsx';
import { keptDrafts } from '../ui/kept-drafts.ts';
import { useKeptState } from '../ui/use-kept-state.ts';
import { EmptyList } from '../ui/EmptyList.tsx';
import { Filtered } from '../ui/Filtered.tsx';
import { useFilter } from '../ui/use-filter.ts';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { AddProductDialog } from './AddProductDialog.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { ProductListCard } from './ProductListCard.tsx';
import { ProductListScreenDocument } from './ProductListScreen.generated.ts';

const dialogs = keptDrafts<boolean>();

/** The products as cards, all or those of a category, and the dialog that adds one (spec 2.14). */
export function ProductListScreen() {
  const { allCategories, allProducts } = useScreenQuery(ProductListScreenDocument, {}).data;
  const [chosenCategory, setChosenCategory] = useState<string | null>(null);
  const [adding, setAdding] = useKeptState(dialogs, '', false, Boolean);

  const categories = allCategories.edges.map(({ node }) => node);
  const products = allProducts.edges
    .map(({ node }) => node)
    .filter(({ category }) => !chosenCategory || category?.id === chosenCategory);
  const filter = useFilter(products, ({ title }) => title);

  return (
    <>
      <ScreenHeader title="Products">
        <AddButton label="Add product" onClick={() => setAdding(true)} />
      </ScreenHeader>
      <CategoryFilter
        categories={categories}
        chosen={chosenCategory}
        onChoose={setChosenCategory}
      />
      {products.length === 0 ? (
        <EmptyList text="No item" />
      ) : (
        <Filtered filter={filter}>
          <CardGrid>
            {filter.found.map((product) => (
              <ProductListCard key={product.id} product={product} />
            ))}
          </CardGrid>
        </Filtered>
      )}
      <AddProductDialog open={adding} onClose={() => setAdding(false)} categories={categories} />
    </>
  );
}
