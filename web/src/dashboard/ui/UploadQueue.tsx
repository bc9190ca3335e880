import { ImagePreview } from './ImagePreview.tsx';
import classes from './ImageTile.module.css';
import type { QueuedFile } from './use-upload-queue.ts';

interface UploadQueueProps {
  files: readonly QueuedFile[];
  onRemove: (file: File) => void;
  onRetry: (file: File) => void;
}

/** The files on their way to the server, each with its progress, and those that were not taken. */
export function UploadQueue({ files, onRemove, onRetry }: UploadQueueProps) {
  if (files.length === 0) return null;
  return (
    <ul className={classes.tiles} aria-label="Uploads">
      {files.map(({ file, failure }, index) => (
        <ImagePreview
          key={`${index} ${file.name}`}
          image={file}
          note={failure}
          onRemove={() => onRemove(file)}
          onRetry={failure === undefined ? undefined : () => onRetry(file)}
        />
      ))}
    </ul>
  );
}
