import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';

import { StoredImages } from '../ui/StoredImages.tsx';
import {
  AddPageImageDocument,
  DeletePageImageDocument,
  PageImages_PageFragmentDoc,
} from './PageImages.generated.ts';

interface PageImagesProps {
  page: FragmentType<typeof PageImages_PageFragmentDoc>;
}

/** The images of a page, to upload and to delete; both answer with the page and its images. */
export function PageImages({ page }: PageImagesProps) {
  const { slug, images } = useSuspenseFragment({
    fragment: PageImages_PageFragmentDoc,
    fragmentName: 'PageImages_page',
    from: page,
  }).data;
  const [addImage] = useMutation(AddPageImageDocument);
  const [deleteImage] = useMutation(DeletePageImageDocument);

  return (
    <StoredImages
      images={images}
      onAdd={(image) => addImage({ variables: { input: { slug, image } } })}
      onDelete={(path) => deleteImage({ variables: { input: { slug, path } } })}
    />
  );
}
