import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { useState } from 'react';

import { showAlert } from '../../ui/alert.ts';
import { confirmDelete } from '../ui/confirm-delete.ts';
import { ImageDropArea } from '../ui/ImageDropArea.tsx';
import { ImageGallery } from '../ui/ImageGallery.tsx';
import { succeeds } from '../ui/succeeds.ts';
import {
  AddSpareImageDocument,
  DeleteSpareImageDocument,
  SpareImages_SpareFragmentDoc,
} from './SpareImages.generated.ts';

interface SpareImagesProps {
  spare: FragmentType<typeof SpareImages_SpareFragmentDoc>;
}

/** The images of a spare, to upload and to delete; both answer with the spare and its images. */
export function SpareImages({ spare }: SpareImagesProps) {
  const { id, images } = useSuspenseFragment({
    fragment: SpareImages_SpareFragmentDoc,
    from: spare,
  }).data;
  const [addImage] = useMutation(AddSpareImageDocument);
  const [deleteImage] = useMutation(DeleteSpareImageDocument);
  const [uploading, setUploading] = useState(false);

  async function handleUpload(files: File[]) {
    setUploading(true);
    // One after the other, so that the images keep the order in which they were chosen.
    for (const image of files) await succeeds(addImage({ variables: { input: { id, image } } }));
    setUploading(false);
  }

  async function handleDelete(path: string) {
    if (!(await confirmDelete())) return;
    if (await succeeds(deleteImage({ variables: { input: { id, path } } }))) {
      showAlert('Successfully deleted');
    }
  }

  return (
    <div>
      <ImageDropArea label="Add images" multiple loading={uploading} onPick={handleUpload} />
      <ImageGallery images={images} onDelete={handleDelete} />
    </div>
  );
}
