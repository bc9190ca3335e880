import { Navigate, useNavigate, useParams } from 'dashboard-router';
import { Fragment } from 'react';

import { languageOf } from '../../i18n/languages.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { entities } from '../entity/entities.ts';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { ProductForm } from './ProductForm.tsx';
import { ProductImages } from './ProductImages.tsx';
import { EditProductScreenDocument } from './EditProductScreen.generated.ts';
import { useCategoryOptions } from './use-category-options.ts';
import { TranslationList } from '../product-translation/TranslationList.tsx';
import { PropertyList } from '../product-property/PropertyList.tsx';

/** Edits a product with its images, fields and properties (spec 2.14, 'Product edit'). */
export function EditProductScreen() {
  const { restId = '' } = useParams();
  const { product } = useScreenQuery(EditProductScreenDocument, { restId }).data;
  const categories = useCategoryOptions()?.options;
  const navigate = useNavigate();

  // Deleted here just now, or earlier by someone else.
  if (!product) return <Navigate to="/dashboard" replace />;
  return (
    // Its parts keep nothing of another product, to which a translation leads.
    <Fragment key={product.id}>
      <ScreenHeader
        title="Product"
        subject={{ text: product.title, lang: languageOf(product.language) }}
        list="/dashboard"
      />
      <ProductImages product={product} />
      <ProductForm product={product} categories={categories} />
      <PropertyList product={product} />
      <TranslationList
        product={product}
        categories={categories}
        onDuplicated={(copy) => void navigate(entities.PRODUCT.path(copy))}
      />
    </Fragment>
  );
}
