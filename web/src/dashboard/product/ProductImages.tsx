import type { FragmentType } from '@apollo/client';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { StoredImages } from '../uploads/StoredImages.tsx';
import { useImageCalls } from '../uploads/use-image-calls.ts';
import {
  AddProductImageDocument,
  DeleteProductImageDocument,
  ProductImages_ProductFragmentDoc,
} from './ProductImages.generated.ts';

const calls = { add: AddProductImageDocument, delete: DeleteProductImageDocument };

interface ProductImagesProps {
  product: FragmentType<typeof ProductImages_ProductFragmentDoc>;
}

/** Uploads and deletes the images of a product. */
export function ProductImages({ product }: ProductImagesProps) {
  const data = useFragmentData(ProductImages_ProductFragmentDoc, product);
  const imageCalls = useImageCalls(calls, { id: data.id });
  return <StoredImages owner={data} images={data.images} {...imageCalls} />;
}
