import { useAccessToken } from '../../session/session.ts';
import { usePending } from '../../ui/use-pending.ts';
import classes from './DownloadButton.module.css';
import { downloadFile } from './download-file.ts';
import { succeeds } from './succeeds.ts';

interface DownloadButtonProps {
  file: { name: string; size: number; url: string };
}

/** Shows a file's name and size; a click downloads it with the administrator's token. */
export function DownloadButton({ file: { name, size, url } }: DownloadButtonProps) {
  const token = useAccessToken();
  const [loading, run] = usePending();

  async function handleClick() {
    if (loading) return;
    await run(succeeds(downloadFile({ name, url, token })));
  }

  return (
    <>
      <button
        type="button"
        className={classes.file}
        aria-disabled={loading}
        onClick={handleClick}
        aria-label={`Download ${name}`}
      >
        {name}
      </button>{' '}
      <span className={classes.size}>{sizeText(size)}</span>
    </>
  );
}

function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}
