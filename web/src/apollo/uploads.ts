import { useCallback, useSyncExternalStore } from 'react';

/** The files of a request in progress. */
interface Upload {
  files: File[];
  /** Sent and total bytes of the request's body. */
  loaded: number;
  total: number;
  cancel: () => void;
}

let uploads: readonly Upload[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}

/** Reports the files of a request as being uploaded, until `end`. */
export function beginUpload(files: File[], cancel: () => void) {
  let upload: Upload = { files, loaded: 0, total: 0, cancel };
  change([...uploads, upload]);
  return {
    progress: (loaded: number, total: number) => {
      const next = { ...upload, loaded, total };
      change(uploads.map((other) => (other === upload ? next : other)));
      upload = next;
    },
    end: () => change(uploads.filter((other) => other !== upload)),
  };
}

/** Computes the sent fraction of a file, from 0 to 1: the files follow each other in the body. */
function sentPart({ files, loaded, total }: Upload, file: File): number {
  const index = files.indexOf(file);
  const bytes = (list: File[]) => list.reduce((sum, { size }) => sum + size, 0);
  const before = total - bytes(files) + bytes(files.slice(0, index));
  return Math.min(1, Math.max(0, (loaded - before) / Math.max(1, file.size)));
}

/** The progress of a file's upload, and a function that cancels its request. */
export interface UploadState {
  sent: number;
  cancel: () => void;
}

/** Watches the upload of a file; undefined if it is not being uploaded. */
export function useUpload(file: File): UploadState | undefined {
  const subscribe = useCallback((listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, []);
  const upload = useSyncExternalStore(subscribe, () => uploadOf(file));
  return upload && { sent: sentPart(upload, file), cancel: upload.cancel };
}

function uploadOf(file: File): Upload | undefined {
  return uploads.find(({ files }) => files.includes(file));
}

/** Cancels the request that uploads a file; does nothing if there is none. */
export function cancelUpload(file: File): void {
  uploadOf(file)?.cancel();
}

/** Whether a call has failed because the administrator cancelled its upload. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
