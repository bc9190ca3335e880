import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { appendEdge } from '../../apollo/connection.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { ImagePicker } from '../ui/ImagePicker.tsx';
import { succeeds } from '../ui/succeeds.ts';
import { AddProductDocument } from './AddProductDialog.generated.ts';
import type { CategorySelect_CategoryFragment } from './CategorySelect.generated.ts';
import { CategorySelect } from './CategorySelect.tsx';
import { emptyProduct, toProductInput } from './product-values.ts';
import { ProductFields } from './ProductFields.tsx';

interface AddProductFormProps {
  categories: CategorySelect_CategoryFragment[];
  onAdded: () => void;
}

interface AddProductDialogProps {
  open: boolean;
  onClose: () => void;
  categories: CategorySelect_CategoryFragment[];
}

/** The dialog that adds a product to the list (spec 2.14). */
export function AddProductDialog({ open, onClose, categories }: AddProductDialogProps) {
  return (
    <FormDialog title="Add product" open={open} onClose={onClose} size="52rem">
      <AddProductForm categories={categories} onAdded={onClose} />
    </FormDialog>
  );
}

function AddProductForm({ categories, onAdded }: AddProductFormProps) {
  const [images, setImages] = useState<File[]>([]);
  const [values, setValues] = useState(emptyProduct);
  const [addProduct, { loading }] = useMutation(AddProductDocument, {
    update: (cache, { data }) => {
      if (data) appendEdge(cache, 'allProducts', data.addProduct.productEdge);
    },
  });

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const input = { images, product: toProductInput(values) };
    if (await succeeds(addProduct({ variables: { input } }))) onAdded();
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack>
        <ImagePicker images={images} onChange={setImages} />
        <CategorySelect
          required
          categories={categories}
          value={values.categoryId}
          onChange={(categoryId) => setValues({ ...values, categoryId })}
        />
        <ProductFields values={values} onChange={setValues} />
        <Group justify="flex-end">
          <Button type="submit" loading={loading}>
            Add
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
