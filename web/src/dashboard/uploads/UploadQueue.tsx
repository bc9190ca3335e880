import { keyOf } from './image-files.ts';
import { ImagePreview } from './ImagePreview.tsx';
import classes from './ImageTile.module.css';
import type { QueuedFile } from './use-upload-queue.ts';

interface UploadQueueProps {
  files: readonly QueuedFile[];
  onRemove: (file: File) => void;
  onRetry: (file: File) => void;
}

/** Shows the files being uploaded, each with its progress, and the refused ones. */
export function UploadQueue({ files, onRemove, onRetry }: UploadQueueProps) {
  if (files.length === 0) return null;
  return (
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
  );
}
