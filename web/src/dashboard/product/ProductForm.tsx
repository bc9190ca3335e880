import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { forgetObject } from '../../apollo/connection.ts';
import { showAlert } from '../../ui/alert.ts';
import { UpdateDelete } from '../ui/UpdateDelete.tsx';
import { succeeds } from '../ui/succeeds.ts';
import type { CategorySelect_CategoryFragment } from './CategorySelect.generated.ts';
import { CategorySelect } from './CategorySelect.tsx';
import { toProductInput, toProductValues } from './product-values.ts';
import {
  DeleteProductDocument,
  ProductForm_ProductFragmentDoc,
  UpdateProductDocument,
} from './ProductForm.generated.ts';
import { ProductFields } from './ProductFields.tsx';

interface ProductFormProps {
  product: FragmentType<typeof ProductForm_ProductFragmentDoc>;
  categories: CategorySelect_CategoryFragment[];
}

/** The fields of a product; once it is deleted, its screen gives way to the list. */
export function ProductForm({ product, categories }: ProductFormProps) {
  const { data } = useSuspenseFragment({ fragment: ProductForm_ProductFragmentDoc, from: product });
  const { id } = data;
  const [values, setValues] = useState(() => toProductValues(data));
  const [updateProduct, { loading: updating }] = useMutation(UpdateProductDocument);
  const [deleteProduct, { loading: deleting }] = useMutation(DeleteProductDocument, {
    update: (cache) => forgetObject(cache, { list: 'allProducts', field: 'productToEdit' }, id),
  });

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const update = updateProduct({
      variables: { input: { id, product: toProductInput(values) } },
      // The server may have cleaned the description; what was typed while it did so stays.
      onCompleted: ({ updateProduct: { product: saved } }) =>
        setValues((current) => (current === values ? toProductValues(saved) : current)),
    });
    if (await succeeds(update)) showAlert('Successfully updated');
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack mt="lg">
        <CategorySelect
          categories={categories}
          value={values.categoryId}
          onChange={(categoryId) => setValues({ ...values, categoryId })}
        />
        <ProductFields values={values} onChange={setValues} />
        <UpdateDelete
          updating={updating}
          deleting={deleting}
          onDelete={() => deleteProduct({ variables: { input: { id } } })}
        />
      </Stack>
    </form>
  );
}
