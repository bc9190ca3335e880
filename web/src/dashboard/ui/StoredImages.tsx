import { useState } from 'react';

import { deleteConfirmed } from './delete-confirmed.ts';
import { ImageDropArea } from './ImageDropArea.tsx';
import { ImageGallery } from './ImageGallery.tsx';
import { succeeds } from './succeeds.ts';

interface StoredImagesProps {
  images: readonly { path: string; url: string }[];
  /** Uploads one image; the answer changes `images`. */
  onAdd: (image: File) => Promise<unknown>;
  /** Deletes one image, after the confirmation; the answer changes `images`. */
  onDelete: (path: string) => Promise<unknown>;
}

/** The images of something stored, to upload and to delete at once (spec 2.14). */
export function StoredImages({ images, onAdd, onDelete }: StoredImagesProps) {
  const [uploading, setUploading] = useState(false);

  async function handleUpload(files: File[]) {
    setUploading(true);
    // One after the other, so that the images keep the order in which they were chosen.
    for (const image of files) await succeeds(onAdd(image));
    setUploading(false);
  }

  return (
    <div>
      <ImageDropArea label="Add images" multiple loading={uploading} onPick={handleUpload} />
      <ImageGallery images={images} onDelete={(path) => deleteConfirmed(() => onDelete(path))} />
    </div>
  );
}
