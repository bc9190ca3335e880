import { useContext, useLayoutEffect, useRef } from 'react';

import { UnsavedFormsContext } from '../drafts/unsaved-forms.ts';
import { keyOf } from './image-files.ts';
import { ImagePreview } from './ImagePreview.tsx';
import classes from './ImageTile.module.css';
import type { QueuedFile } from './use-upload-queue.ts';

interface UploadQueueProps {
  files: readonly QueuedFile[];
  onRemove: (file: File) => void;
  onRetry: (file: File) => void;
}

/**
 * Shows the files being uploaded, each with its progress, and the refused ones. Leaving before all are stored
 * asks, as for a form with changes.
 */
export function UploadQueue({ files, onRemove, onRetry }: UploadQueueProps) {
  const form = useRef<HTMLFormElement>(null);
  const unsaved = useContext(UnsavedFormsContext);
  const isEmpty = files.length === 0;

  useLayoutEffect(
    // They end with the screen.
    () => (form.current ? unsaved.add(form.current, { onDiscard: () => undefined }) : undefined),
    [isEmpty, unsaved],
  );

  if (isEmpty) return null;
  return (
    <form ref={form}>
      <ul className={classes.tiles} aria-label="Uploads">
        {files.map(({ file, failure }) => (
          <ImagePreview
            key={keyOf(file)}
            image={file}
            note={failure}
            onRemove={() => onRemove(file)}
            onRetry={failure === undefined ? undefined : () => onRetry(file)}
          />
        ))}
      </ul>
    </form>
  );
}
