import { Button } from '@mantine/core';
import { useState } from 'react';

import type { StoredImage_ImageFragment } from '../../ui/image/StoredImage.generated.ts';
import { StoredImage } from '../../ui/image/StoredImage.tsx';
import { FormDialog } from '../drafts/FormDialog.tsx';
import { TakeDownButton, useTakeDownOffer } from '../ui/TakeDownButton.tsx';
import classes from './TrashImages.module.css';

interface TrashImagesProps {
  images: readonly StoredImage_ImageFragment[];
  /** What they are, and of what: `images` of `Service Borescope`. */
  what: 'image' | 'images';
  of: string;
}

/**
 * Opens the images of an entry of the trash, to be taken down for good. Renders nothing where the backend
 * does not offer it, or where there are none.
 */
export function TrashImages({ images, what, of }: TrashImagesProps) {
  const isOffered = useTakeDownOffer();
  const [open, setOpen] = useState(false);

  if (!isOffered || (images.length === 0 && !open)) return null;
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-haspopup="dialog"
        aria-label={`Show ${what} of ${of}`}
        onClick={() => setOpen(true)}
      >
        Show {what}
      </Button>
      <FormDialog
        title={`${what === 'image' ? 'Image' : 'Images'} of ${of}`}
        size="44rem"
        open={open}
        onClose={() => setOpen(false)}
      >
        <p tabIndex={-1} className={classes.note}>
          {images.length > 0
            ? 'Only administrators see what is in the trash. An image that is taken down leaves the history as well, for good.'
            : 'No image is left.'}
        </p>
        <ul className={classes.images}>
          {images.map((image, index) => (
            <li key={image.path} className={classes.image}>
              <StoredImage image={image} alt={`Image ${index + 1}`} sizes="10rem" />
              <TakeDownButton image={image} name={`image ${index + 1}`} />
            </li>
          ))}
        </ul>
      </FormDialog>
    </>
  );
}
