import { Button, Progress } from '@mantine/core';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';

import { useUpload } from '../../apollo/uploads.ts';
import { ImageTile } from './ImageTile.tsx';
import classes from './ImageTile.module.css';

interface ImagePreviewProps {
  /** What identifies the image in an ordered list, and what its buttons call it. */
  id?: string;
  name?: string;
  image: File;
  onRemove: () => void;
  /** The state of the upload, such as the reason of its failure. */
  note?: string | undefined;
  /** Retries a failed upload. */
  onRetry?: (() => void) | undefined;
  /** What else can be done with it. */
  children?: ReactNode;
}

/**
 * Shows a chosen image before and during its upload, with the icon that removes it or cancels the
 * upload.
 */
export function ImagePreview(props: ImagePreviewProps) {
  const { id = '', name = '', image, onRemove, note, onRetry, children } = props;
  const upload = useUpload(image);
  const [broken, setBroken] = useState(false);
  const showFile = useCallback(
    (element: HTMLImageElement) => {
      const url = URL.createObjectURL(image);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [image],
  );
  const text = note ?? (broken ? 'This file cannot be shown as an image.' : undefined);

  return (
    <ImageTile
      id={id}
      name={name}
      removeLabel={upload ? `Cancel the upload of ${image.name}` : `Remove ${image.name}`}
      onRemove={upload?.cancel ?? onRemove}
    >
      <img ref={showFile} alt={image.name} onError={() => setBroken(true)} />
      {children && <div className={classes.tools}>{children}</div>}
      {upload && (
        <Progress
          className={classes.progress}
          value={upload.sent * 100}
          aria-label={`Upload of ${image.name}`}
        />
      )}
      <p className={classes.note} role="status">
        {text && (
          <>
            <strong>{image.name}</strong>: {text}
          </>
        )}
      </p>
      {onRetry && (
        <Button
          className={classes.retry}
          variant="default"
          size="compact-sm"
          onClick={onRetry}
          aria-label={`Try again to upload ${image.name}`}
        >
          Try again
        </Button>
      )}
    </ImageTile>
  );
}
