import { useSuspenseQuery } from '@apollo/client/react';
import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';

import { CardGrid } from '../ui/CardGrid.tsx';
import { EmptyList } from '../ui/EmptyList.tsx';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { AddProductDialog } from './AddProductDialog.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { ProductListCard } from './ProductListCard.tsx';
import { ProductListScreenDocument } from './ProductListScreen.generated.ts';

/** The products as cards, all or those of a category, and the dialog that adds one (spec 2.14). */
export function ProductListScreen() {
  const { allCategories, allProducts } = useSuspenseQuery(ProductListScreenDocument).data;
  const [chosenCategory, setChosenCategory] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);

  const categories = allCategories.edges.map(({ node }) => node);
  const products = allProducts.edges
    .map(({ node }) => node)
    .filter(({ category }) => !chosenCategory || category?.id === chosenCategory);

  return (
    <>
      <ScreenHeader title="Products">
        <ActionIcon size="lg" onClick={() => setAdding(true)} aria-label="Add product">
          <IconPlus size={20} />
        </ActionIcon>
      </ScreenHeader>
      <CategoryFilter
        categories={categories}
        chosen={chosenCategory}
        onChoose={setChosenCategory}
      />
      {products.length === 0 ? (
        <EmptyList text="No item" />
      ) : (
        <CardGrid>
          {products.map((product) => (
            <ProductListCard key={product.id} product={product} />
          ))}
        </CardGrid>
      )}
      <AddProductDialog open={adding} onClose={() => setAdding(false)} categories={categories} />
    </>
  );
}
