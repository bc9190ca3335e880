import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';

import { StoredImages } from '../uploads/StoredImages.tsx';
import {
  AddProductImageDocument,
  DeleteProductImageDocument,
  ProductImages_ProductFragmentDoc,
} from './ProductImages.generated.ts';

interface ProductImagesProps {
  product: FragmentType<typeof ProductImages_ProductFragmentDoc>;
}

/** Uploads and deletes the images of a product; both mutations return the product with its images. */
export function ProductImages({ product }: ProductImagesProps) {
  const { data } = useSuspenseFragment({
    fragment: ProductImages_ProductFragmentDoc,
    fragmentName: 'ProductImages_product',
    from: product,
  });
  const { id, images } = data;
  const [addImage] = useMutation(AddProductImageDocument);
  const [deleteImage] = useMutation(DeleteProductImageDocument);

  return (
    <StoredImages
      owner={data}
      images={images}
      onAdd={(image) => addImage({ variables: { input: { id, image } } })}
      onDelete={(path) => deleteImage({ variables: { input: { id, path } } })}
    />
  );
}
