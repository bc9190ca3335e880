import { DownloadButton } from './DownloadButton.tsx';
import classes from './FileList.module.css';

interface FileListProps {
  files: readonly { id: string; name: string; size: number; url: string }[];
}

/** Lists files that visitors have sent, each to download; shows nothing where there are none. */
export function FileList({ files }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <ul className={classes.files}>
      {files.map((file) => (
        <li key={file.id}>
          <DownloadButton file={file} />
        </li>
      ))}
    </ul>
  );
}
