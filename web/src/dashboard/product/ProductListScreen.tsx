import { ActionIcon, Group } from '@mantine/core';
import { IconLayoutGrid, IconTable } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';

import { LoadMore } from '../../ui/list/LoadMore.tsx';
import { useReadMore } from '../../ui/list/use-read-more.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { AddButton } from '../lists/AddButton.tsx';
import { Cards } from '../lists/CardGrid.tsx';
import { keptDrafts } from '../drafts/kept-drafts.ts';
import { useKeptState } from '../drafts/use-kept-state.ts';
import { EmptyList } from '../lists/EmptyList.tsx';
import { Filtered } from '../lists/Filtered.tsx';
import { TranslationMarks } from '../lists/TranslationMarks.tsx';
import { useFilter } from '../lists/use-filter.ts';
import { useSelection } from '../lists/use-selection.ts';
import { useSort } from '../lists/use-sort.ts';
import { historyStates, useHistoryState } from '../lists/use-history-state.ts';
import { pageSize, useGrowingList } from '../lists/use-growing-list.ts';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { AddProductDialog } from './AddProductDialog.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import type { ProductChoice } from './CategoryFilter.tsx';
import { ProductListCard } from './ProductListCard.tsx';
import { ProductListScreenDocument } from './ProductListScreen.generated.ts';
import { productSortKeys, ProductTable } from './ProductTable.tsx';
import type { ListedProduct } from './ProductTable.tsx';
import { SelectedProducts } from './SelectedProducts.tsx';
import { useCategoryOptions } from './use-category-options.ts';

const dialogs = keptDrafts<boolean>();
const choices = historyStates<ProductChoice>();

/** Whether the list was last shown as a table, at whatever entry of the history. */
const views = historyStates<boolean>();
const lastView = '';

const textOf = ({ title, type, model, power, language, category }: ListedProduct) =>
  [title, type, model, power, language, category?.name].join(' ');

/** The variables of the query for a choice; those of a language are found among all. */
function firstPageOf(choice: ProductChoice) {
  const isOfCategory = choice !== null && 'categoryId' in choice;
  return { first: pageSize, ...(isOfCategory && { category: { id: choice.categoryId } }) };
}

/**
 * Lists the products as cards, all or those of a category (spec 7.4), with the dialog that adds one
 * (spec 2.14), or as a table. Loads them page by page; a language, a filter or an order loads all of them.
 */
export function ProductListScreen() {
  const categories = useCategoryOptions();
  const [chosen, setChoice] = useHistoryState(choices, () => null);
  const [adding, setAdding] = useKeptState(dialogs, '', false, Boolean);
  const [isTable, setIsTable] = useState(() => views.get(lastView) ?? false);

  // A category may be gone by the time that somebody comes back to the list.
  const isGone =
    chosen !== null &&
    'categoryId' in chosen &&
    categories?.isWhole === true &&
    categories.options.every(({ id }) => id !== chosen.categoryId);
  const choice = isGone ? null : chosen;
  // The products shown before stay until those of the choice are loaded.
  const shown = useDeferredValue(choice);
  const { data, variables } = useScreenQuery(ProductListScreenDocument, firstPageOf(shown));
  const readMore = useReadMore(ProductListScreenDocument, variables);
  const language = shown !== null && 'language' in shown ? shown.language : undefined;
  const products = data.products.edges
    .map(({ node }) => node)
    .filter((product) => language === undefined || product.language === language);
  const filter = useFilter(products, textOf);
  const order = useSort(filter.found, productSortKeys);
  const isSorted = isTable && order.sort !== null;
  const list = useGrowingList(isSorted ? order.sorted : filter.found, {
    list: data.products,
    readMore,
    needsAll: filter.active || language !== undefined || isSorted,
  });
  const selection = useSelection(filter.found);

  function handleToggle() {
    views.set(lastView, !isTable);
    setIsTable(!isTable);
  }

  return (
    <>
      <ScreenHeader title="Products">
        <Group gap="xs" wrap="nowrap">
          <ActionIcon
            variant="default"
            size="input-sm"
            aria-label={isTable ? 'Show as cards' : 'Show as a table'}
            title={isTable ? 'Show as cards' : 'Show as a table'}
            onClick={handleToggle}
          >
            {isTable ? (
              <IconLayoutGrid size={18} stroke={1.75} />
            ) : (
              <IconTable size={18} stroke={1.75} />
            )}
          </ActionIcon>
          <AddButton label="Add product" onClick={() => setAdding(true)} />
        </Group>
      </ScreenHeader>
      {categories && (
        <CategoryFilter categories={categories.options} chosen={choice} onChoose={setChoice} />
      )}
      {products.length === 0 && !data.products.pageInfo.hasNextPage ? (
        <EmptyList text="No item" />
      ) : (
        <Filtered filter={filter} reading={list.reading ? 'Loading all products…' : undefined}>
          {isTable ? (
            <>
              {selection.selected.length > 0 && (
                <SelectedProducts
                  selected={selection.selected}
                  categories={categories?.options ?? []}
                  onSelectAll={() => selection.selectAll(list.shown)}
                  onSelect={selection.selectAll}
                />
              )}
              <ProductTable products={list.shown} order={order} selection={selection} />
              {list.more && <LoadMore {...list.more} />}
            </>
          ) : (
            <TranslationMarks kind="PRODUCT">
              <Cards more={list.more}>
                {list.shown.map((product) => (
                  <ProductListCard key={product.id} product={product} />
                ))}
              </Cards>
            </TranslationMarks>
          )}
        </Filtered>
      )}
      <AddProductDialog
        open={adding}
        onClose={() => setAdding(false)}
        categories={categories?.options ?? []}
      />
    </>
  );
}
