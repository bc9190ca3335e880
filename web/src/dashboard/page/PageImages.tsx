import type { FragmentType } from '@apollo/client';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { StoredImages } from '../uploads/StoredImages.tsx';
import { useImageCalls } from '../uploads/use-image-calls.ts';
import {
  AddPageImageDocument,
  DeletePageImageDocument,
  PageImages_PageFragmentDoc,
} from './PageImages.generated.ts';

const calls = { add: AddPageImageDocument, delete: DeletePageImageDocument };

interface PageImagesProps {
  page: FragmentType<typeof PageImages_PageFragmentDoc>;
}

/** Uploads and deletes the images of a page. */
export function PageImages({ page }: PageImagesProps) {
  const data = useFragmentData(PageImages_PageFragmentDoc, page);
  const imageCalls = useImageCalls(calls, { slug: data.slug });
  return <StoredImages owner={data} images={data.images} {...imageCalls} />;
}
