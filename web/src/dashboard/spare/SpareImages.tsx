import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';

import { StoredImages } from '../uploads/StoredImages.tsx';
import {
  AddSpareImageDocument,
  DeleteSpareImageDocument,
  SpareImages_SpareFragmentDoc,
} from './SpareImages.generated.ts';

interface SpareImagesProps {
  spare: FragmentType<typeof SpareImages_SpareFragmentDoc>;
}

/** Uploads and deletes the images of a spare; both mutations return the spare with its images. */
export function SpareImages({ spare }: SpareImagesProps) {
  const { id, images } = useSuspenseFragment({
    fragment: SpareImages_SpareFragmentDoc,
    fragmentName: 'SpareImages_spare',
    from: spare,
  }).data;
  const [addImage] = useMutation(AddSpareImageDocument);
  const [deleteImage] = useMutation(DeleteSpareImageDocument);

  return (
    <StoredImages
      images={images}
      onAdd={(image) => addImage({ variables: { input: { id, image } } })}
      onDelete={(path) => deleteImage({ variables: { input: { id, path } } })}
    />
  );
}
