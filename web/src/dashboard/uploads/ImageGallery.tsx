import { useState } from 'react';
import type { ReactNode } from 'react';

import type { StoredImage_ImageFragment } from '../../ui/image/StoredImage.generated.ts';
import { StoredImage } from '../../ui/image/StoredImage.tsx';
import { DescribeImage } from '../order/DescribeImage.tsx';
import type { ImageOwner } from '../order/use-move-image.ts';
import { OrderedEntries } from '../order/OrderedEntries.tsx';
import { useMovable } from '../order/use-movable.ts';
import { useMoveImage } from '../order/use-move-image.ts';
import { ImageTile } from './ImageTile.tsx';
import classes from './ImageTile.module.css';

interface ImageGalleryProps {
  /** What shows the images. */
  owner: ImageOwner;
  images: readonly StoredImage_ImageFragment[];
  /** Deletes one image; its icon shows progress until the promise settles. */
  onDelete: (path: string) => Promise<unknown>;
  /** What else can be done with an image, by its index. */
  tools?: ((index: number) => ReactNode) | undefined;
}

/** Shows the stored images, each with a delete icon (spec 2.14), and lets them be described and put in order. */
export function ImageGallery({ owner, images, onDelete, tools }: ImageGalleryProps) {
  const isMovable = useMovable('IMAGE');
  const moveImage = useMoveImage(owner);
  const [deleting, setDeleting] = useState<readonly string[]>([]);

  async function handleDelete(path: string) {
    setDeleting((paths) => [...paths, path]);
    await onDelete(path);
    setDeleting((paths) => paths.filter((other) => other !== path));
  }

  if (images.length === 0) return null;
  return (
    <OrderedEntries ids={images.map(({ path }) => path)} onMove={isMovable ? moveImage : undefined}>
      <ul className={`${classes.tiles} ${classes.gallery}`} aria-label="Images">
        {images.map((image, index) => (
          <ImageTile
            key={image.path}
            id={image.path}
            name={`image ${index + 1}`}
            removeLabel={`Delete image ${index + 1}`}
            removing={deleting.includes(image.path)}
            onRemove={() => handleDelete(image.path)}
          >
            <StoredImage image={image} alt={`Image ${index + 1}`} sizes="200px" />
            <div className={classes.tools}>
              <DescribeImage
                owner={owner}
                image={image}
                images={images}
                name={`image ${index + 1}`}
              />
              {tools?.(index)}
            </div>
          </ImageTile>
        ))}
      </ul>
    </OrderedEntries>
  );
}
