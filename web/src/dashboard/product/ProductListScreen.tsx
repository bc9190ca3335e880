import { useReadMore } from '../../ui/list/use-read-more.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { useWholeList } from '../../ui/list/use-whole-list.ts';
import { AddButton } from '../lists/AddButton.tsx';
import { Cards } from '../lists/CardGrid.tsx';
import { keptDrafts } from '../drafts/kept-drafts.ts';
import { useKeptState } from '../drafts/use-kept-state.ts';
import { EmptyList } from '../lists/EmptyList.tsx';
import { Filtered } from '../lists/Filtered.tsx';
import { TranslationMarks } from '../lists/TranslationMarks.tsx';
import { useFilter } from '../lists/use-filter.ts';
import { historyStates, useHistoryState } from '../lists/use-history-state.ts';
import { pageSize, useGrowingList } from '../lists/use-growing-list.ts';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { AddProductDialog } from './AddProductDialog.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { MoreCategoriesDocument } from './MoreCategories.generated.ts';
import { ProductListCard } from './ProductListCard.tsx';
import { ProductListScreenDocument } from './ProductListScreen.generated.ts';
import type { ProductListScreenQuery } from './ProductListScreen.generated.ts';

const dialogs = keptDrafts<boolean>();
const chosenCategories = historyStates<string | null>();

type Product = ProductListScreenQuery['products']['edges'][number]['node'];

const textOf = ({ title, type, model, power, language, category }: Product) =>
  [title, type, model, power, language, category?.name].join(' ');

/** The variables of the screen's first query. */
const firstPage = { first: pageSize };

/**
 * Lists the products as cards, all or those of a category, with the dialog that adds one (spec 2.14).
 * Loads them page by page; a category or a filter loads all of them.
 */
export function ProductListScreen() {
  const { data } = useScreenQuery(ProductListScreenDocument, firstPage);
  const readMore = useReadMore(ProductListScreenDocument, firstPage);
  useWholeList(data.categories, useReadMore(MoreCategoriesDocument, {}));
  const [chosenCategory, setChosenCategory] = useHistoryState(chosenCategories, () => null);
  const [adding, setAdding] = useKeptState(dialogs, '', false, Boolean);

  const categories = data.categories.edges.map(({ node }) => node);
  const products = data.products.edges
    .map(({ node }) => node)
    .filter(({ category }) => !chosenCategory || category?.id === chosenCategory);
  const filter = useFilter(products, textOf);
  const list = useGrowingList(filter.found, {
    list: data.products,
    readMore,
    needsAll: filter.active || chosenCategory !== null,
  });

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
      {products.length === 0 && !data.products.pageInfo.hasNextPage ? (
        <EmptyList text="No item" />
      ) : (
        <Filtered filter={filter} reading={list.reading ? 'Loading all products…' : undefined}>
          <TranslationMarks kind="PRODUCT">
            <Cards more={list.more}>
              {list.shown.map((product) => (
                <ProductListCard key={product.id} product={product} />
              ))}
            </Cards>
          </TranslationMarks>
        </Filtered>
      )}
      <AddProductDialog open={adding} onClose={() => setAdding(false)} categories={categories} />
    </>
  );
}
