import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';

import { FormDialog } from '../drafts/FormDialog.tsx';
import { useDescribeAdded } from '../uploads/chosen-images.ts';
import type { ChosenImage } from '../uploads/chosen-images.ts';
import { ImagePicker } from '../uploads/ImagePicker.tsx';
import { AddForm } from '../drafts/AddForm.tsx';
import { AddProductDocument } from './AddProductDialog.generated.ts';
import type { CategorySelect_CategoryFragmentDoc } from './CategorySelect.generated.ts';
import { CategorySelect } from './CategorySelect.tsx';
import { emptyProduct, toProductInput } from './product-values.ts';
import type { ProductValues } from './product-values.ts';
import { ProductFields } from './ProductFields.tsx';
import { appendProduct } from './product-lists.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const drafts = draftsOf<{ images: ChosenImage[]; product: ProductValues }>('new product');

interface AddProductFormProps {
  categories: FragmentType<typeof CategorySelect_CategoryFragmentDoc>[];
  onAdded: () => void;
}

interface AddProductDialogProps {
  open: boolean;
  onClose: () => void;
  categories: FragmentType<typeof CategorySelect_CategoryFragmentDoc>[];
}

/** Adds a product to the list in a dialog (spec 2.14). */
export function AddProductDialog({ open, onClose, categories }: AddProductDialogProps) {
  return (
    <FormDialog title="Add product" open={open} onClose={onClose} size="52rem">
      <AddProductForm categories={categories} onAdded={onClose} />
    </FormDialog>
  );
}

function AddProductForm({ categories, onAdded }: AddProductFormProps) {
  const draft = useDraft(drafts, '', { images: [], product: emptyProduct });
  const { images, product } = draft.values;
  const [addProduct, { error }] = useMutation(AddProductDocument, {
    update: (cache, { data }) =>
      appendProduct(cache, data?.addProduct.productEdge, product.categoryId),
  });

  function change(values: Partial<typeof draft.values>) {
    draft.change({ ...draft.values, ...values });
  }

  const describeAdded = useDescribeAdded();

  function add() {
    const input = { images: images.map(({ file }) => file), ...toProductInput(product) };
    const write = addProduct({ variables: { input } });
    return describeAdded(
      write.then(({ data }) => data?.addProduct.productEdge?.node),
      images,
    );
  }

  return (
    <AddForm draft={draft} onAdd={add} onDone={onAdded}>
      <ImagePicker
        images={images}
        onChange={(chosen) => change({ images: chosen })}
        error={error}
      />
      <CategorySelect
        required
        categories={categories}
        value={product.categoryId}
        language={product.language}
        onChange={(categoryId) => change({ product: { ...product, categoryId } })}
      />
      <ProductFields values={product} onChange={(values) => change({ product: values })} />
    </AddForm>
  );
}
