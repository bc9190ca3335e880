import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Stack } from '@mantine/core';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { cascadeSummary } from '../ui/cascade-summary.ts';
import { showAlert } from '../../ui/alert/alert.ts';
import { UpdateDelete } from '../drafts/UpdateDelete.tsx';
import { PreviewButton } from '../preview/PreviewButton.tsx';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { entities } from '../entity/entities.ts';
import { EditedBy } from '../editing/EditedBy.tsx';
import { HistoryButton } from '../history/HistoryButton.tsx';
import type { CategorySelect_CategoryFragmentDoc } from './CategorySelect.generated.ts';
import { useCategoryName } from './use-category-name.ts';
import { CategorySelect } from './CategorySelect.tsx';
import { toProductValues } from './product-values.ts';
import type { ProductValues } from './product-values.ts';
import {
  DeleteProductDocument,
  ProductForm_ProductFragmentDoc,
  UpdateProductDocument,
} from './ProductForm.generated.ts';
import { forgetTranslations } from '../product-translation/forget-translations.ts';
import { moveProduct } from './product-lists.ts';
import { ProductFields } from './ProductFields.tsx';
import { removeProduct } from './remove-product.ts';
import { savedIn } from '../drafts/saved.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const drafts = draftsOf<ProductValues>('product');

interface ProductFormProps {
  product: FragmentType<typeof ProductForm_ProductFragmentDoc>;
  /** Undefined where they cannot be loaded. */
  categories: FragmentType<typeof CategorySelect_CategoryFragmentDoc>[] | undefined;
}

/** Edits the fields of a product; deleting it returns to the list. */
export function ProductForm({ product, categories }: ProductFormProps) {
  const data = useFragmentData(ProductForm_ProductFragmentDoc, product);
  const { id } = data;
  const categoryName = useCategoryName();
  const draft = useDraft(drafts, id, toProductValues(data), {
    version: data.version,
    of: id,
    fields: entities.PRODUCT.fields,
    categoryName,
  });
  const { values } = draft;
  const { categoryId, ...fields } = values;
  const [updateProduct, { loading: updating }] = useMutation(UpdateProductDocument, {
    // A title and a language are shown with the translations, and another language may leave them.
    update: (cache, { data }, { variables }) => {
      forgetTranslations(cache, id);
      // Somebody else may have chosen another one.
      const stored = data?.updateProduct.product?.category?.id;
      const categoryId = stored ?? variables.input.categoryId;
      if (categoryId) moveProduct(cache, id, categoryId);
    },
  });
  const [deleteProduct, { loading: deleting }] = useMutation(DeleteProductDocument, {
    update: (cache) => removeProduct(cache, data),
  });

  async function handleSubmit() {
    const isSaved = await draft.save(async ({ categoryId, ...changes }, basis) => {
      const input = { id, ...basis, ...changes, ...(categoryId && { categoryId }) };
      const response = await updateProduct({ variables: { input } });
      return savedIn(response, response.data?.updateProduct.product, (saved) => ({
        ...toProductValues(saved),
        // A product need not name its category (spec 7.4).
        ...(!saved.category && categoryId && { categoryId }),
      }));
    });
    if (isSaved) showAlert('Successfully updated');
  }

  return (
    <DraftForm draft={draft} onSubmit={handleSubmit}>
      <Stack mt="lg">
        <CategorySelect
          categories={categories}
          value={values.categoryId}
          name={data.category?.name}
          language={values.language}
          onChange={(categoryId) => draft.change({ ...values, categoryId })}
        />
        <ProductFields values={values} onChange={draft.change} />
        <UpdateDelete
          changed={draft.changed}
          updating={updating}
          deleting={deleting}
          editors={<EditedBy id={id} />}
          onDelete={() => deleteProduct({ variables: { input: { id } } })}
          cascade={() =>
            cascadeSummary({ property: data.properties.length, image: data.images.length })
          }
        >
          <PreviewButton
            of={{
              __typename: 'Product',
              id,
              ...fields,
              category: categoryId
                ? { __typename: 'Category', id: categoryId, name: categoryName(categoryId) }
                : null,
            }}
          />
          <HistoryButton
            kind="PRODUCT"
            id={id}
            categoryName={categoryName}
            onRestored={draft.discard}
          />
        </UpdateDelete>
      </Stack>
    </DraftForm>
  );
}
