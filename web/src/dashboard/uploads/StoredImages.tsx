import type { ReactNode } from 'react';

import type { StoredImage_ImageFragment } from '../../ui/image/StoredImage.generated.ts';
import type { ImageOwner } from '../order/use-move-image.ts';
import { useDeletion } from '../ui/use-deletion.ts';
import { maxAtOnce } from './image-files.ts';
import { ImageDropArea } from './ImageDropArea.tsx';
import { ImageGallery } from './ImageGallery.tsx';
import { UploadQueue } from './UploadQueue.tsx';
import { useUploadQueue } from './use-upload-queue.ts';

interface StoredImagesProps {
  /** What shows the images. */
  owner: ImageOwner;
  images: readonly StoredImage_ImageFragment[];
  /** Uploads one image; the response changes `images`. */
  onAdd: (image: File) => Promise<unknown>;
  /** Deletes one image after the confirmation; the response changes `images`. */
  onDelete: (path: string) => Promise<unknown>;
  /** What else can be done with an image, by its index. */
  tools?: ((index: number) => ReactNode) | undefined;
}

/** Uploads, deletes, describes and orders the images of something stored, each at once (spec 2.14). */
export function StoredImages(props: StoredImagesProps) {
  const { owner, images, onAdd, onDelete, tools } = props;
  const queue = useUploadQueue(owner.id, onAdd);
  const deleteConfirmed = useDeletion();

  return (
    <div>
      <ImageDropArea label="Add images" max={maxAtOnce} onPick={queue.add} />
      <UploadQueue
        files={queue.files}
        onRemove={queue.remove}
        onRetry={(file) => queue.add([file])}
      />
      <ImageGallery
        owner={owner}
        images={images}
        onDelete={(path) => deleteConfirmed(() => onDelete(path))}
        tools={tools}
      />
    </div>
  );
}
