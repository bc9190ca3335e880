import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';

import { StoredImages } from '../uploads/StoredImages.tsx';
import {
  AddPageImageDocument,
  DeletePageImageDocument,
  PageImages_PageFragmentDoc,
} from './PageImages.generated.ts';

interface PageImagesProps {
  page: FragmentType<typeof PageImages_PageFragmentDoc>;
}

/** Uploads and deletes the images of a page; both mutations return the page with its images. */
export function PageImages({ page }: PageImagesProps) {
  const { data } = useSuspenseFragment({
    fragment: PageImages_PageFragmentDoc,
    fragmentName: 'PageImages_page',
    from: page,
  });
  const { slug, images } = data;
  const [addImage] = useMutation(AddPageImageDocument);
  const [deleteImage] = useMutation(DeletePageImageDocument);

  return (
    <StoredImages
      owner={data}
      images={images}
      onAdd={(image) => addImage({ variables: { input: { slug, image } } })}
      onDelete={(path) => deleteImage({ variables: { input: { slug, path } } })}
    />
  );
}
