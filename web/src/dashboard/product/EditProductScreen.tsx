import { Navigate, useParams } from 'dashboard-router';

import { useReadMore } from '../../ui/list/use-read-more.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { useWholeList } from '../../ui/list/use-whole-list.ts';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { MoreCategoriesDocument } from './MoreCategories.generated.ts';
import { ProductForm } from './ProductForm.tsx';
import { ProductImages } from './ProductImages.tsx';
import { EditProductScreenDocument } from './EditProductScreen.generated.ts';
import { PropertyList } from '../product-property/PropertyList.tsx';

/** Edits a product with its images, fields and properties (spec 2.14, 'Product edit'). */
export function EditProductScreen() {
  const { restId = '' } = useParams();
  const { data } = useScreenQuery(EditProductScreenDocument, { restId });
  const { categories, product } = data;
  useWholeList(categories, useReadMore(MoreCategoriesDocument, {}));

  // Deleted here just now, or earlier by someone else.
  if (!product) return <Navigate to="/dashboard" replace />;
  return (
    <>
      <ScreenHeader title="Product" />
      <ProductImages product={product} />
      <ProductForm product={product} categories={categories.edges.map(({ node }) => node)} />
      <PropertyList product={product} />
    </>
  );
}
