import { useState } from 'react';

import { ImageTile } from './ImageTile.tsx';
import classes from './ImageTile.module.css';

interface ImageGalleryProps {
  images: readonly { path: string; url: string }[];
  /** Deletes one image; until it is done, its icon shows so. */
  onDelete: (path: string) => Promise<unknown>;
}

/** The stored images, each with a delete icon (spec 2.14). */
export function ImageGallery({ images, onDelete }: ImageGalleryProps) {
  const [deleting, setDeleting] = useState<readonly string[]>([]);

  async function handleDelete(path: string) {
    setDeleting((paths) => [...paths, path]);
    await onDelete(path);
    setDeleting((paths) => paths.filter((other) => other !== path));
  }

  if (images.length === 0) return null;
  return (
    <ul className={classes.tiles} aria-label="Images">
      {images.map(({ path, url }, index) => (
        <ImageTile
          key={path}
          removeLabel={`Delete image ${index + 1}`}
          removing={deleting.includes(path)}
          onRemove={() => handleDelete(path)}
        >
          <img src={url} alt={`Image ${index + 1}`} loading="lazy" />
        </ImageTile>
      ))}
    </ul>
  );
}
