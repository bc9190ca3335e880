import { useCallback, useSyncExternalStore } from 'react';

/** The files of a request that is on its way. */
interface Upload {
  files: File[];
  /** How many bytes of the request's body have been sent, of how many. */
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

/** Shows the files of a request as being sent, until `end`. */
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

/** A form holds a copy of the file that was chosen. */
function isCopy(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size;
}

/** The part of a file that has been sent, from 0 to 1: the files follow each other in the body. */
function sentPart({ files, loaded, total }: Upload, file: File): number {
  const index = files.findIndex((other) => isCopy(other, file));
  const bytes = (list: File[]) => list.reduce((sum, { size }) => sum + size, 0);
  const before = total - bytes(files) + bytes(files.slice(0, index));
  return Math.min(1, Math.max(0, (loaded - before) / Math.max(1, file.size)));
}

/** How far the upload of a file has come, and what cancels the request it belongs to. */
export interface UploadState {
  sent: number;
  cancel: () => void;
}

/** Watches the upload of a file; undefined while it is not on its way. */
export function useUpload(file: File): UploadState | undefined {
  const subscribe = useCallback((listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, []);
  const upload = useSyncExternalStore(subscribe, () => uploadOf(file));
  return upload && { sent: sentPart(upload, file), cancel: upload.cancel };
}

function uploadOf(file: File): Upload | undefined {
  return uploads.find(({ files }) => files.some((other) => isCopy(other, file)));
}

/** Stops the request that sends a file; nothing where it is not on its way. */
export function cancelUpload(file: File): void {
  uploadOf(file)?.cancel();
}
