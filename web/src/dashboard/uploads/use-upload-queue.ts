import { useEffect, useRef, useState } from 'react';

import { isStored, isUncertain } from '../../apollo/errors.ts';
import { cancelUpload, isCancelled } from '../../apollo/uploads.ts';
import { uncertainReason } from '../ui/uncertain-reason.ts';
import { imageRefusal } from './refused-images.ts';

/** A file that is queued, being uploaded or refused. */
export interface QueuedFile {
  file: File;
  /** Why it was refused; undefined until then. */
  failure?: string | undefined;
}

/**
 * Uploads files one after the other, in the order they were chosen. A failed one stays with the reason,
 * the others continue.
 */
export function useUploadQueue(upload: (file: File) => Promise<unknown>) {
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  const waiting = useRef<File[]>([]);

  const isUploading = files.some(({ failure }) => failure === undefined);
  useEffect(() => {
    if (!isUploading) return;
    // Closing the tab would end the uploads.
    const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askToStay);
    return () => window.removeEventListener('beforeunload', askToStay);
  }, [isUploading]);

  function drop(file: File) {
    waiting.current = waiting.current.filter((other) => other !== file);
    setFiles((current) => current.filter((queued) => queued.file !== file));
  }

  async function run() {
    for (let file = waiting.current[0]; file; file = waiting.current[0]) {
      const failure = await failureOf(upload(file));
      waiting.current = waiting.current.filter((other) => other !== file);
      if (failure === undefined) drop(file);
      else
        setFiles((current) =>
          current.map((queued) => (queued.file === file ? { file, failure } : queued)),
        );
    }
  }

  function add(more: readonly File[]) {
    const isIdle = waiting.current.length === 0;
    waiting.current = [...waiting.current, ...more];
    setFiles((current) => [
      ...current.filter(({ file }) => !more.includes(file)),
      ...more.map((file) => ({ file })),
    ]);
    if (isIdle) void run();
  }

  /** Removes a file; cancels its upload if it is in progress. */
  function remove(file: File) {
    if (file === waiting.current[0]) cancelUpload(file);
    else drop(file);
  }

  return { files, add, remove };
}

/** Returns why an upload failed; undefined if it succeeded or was cancelled. */
async function failureOf(upload: Promise<unknown>): Promise<string | undefined> {
  try {
    await upload;
    return undefined;
  } catch (error) {
    if (isStored(error)) return undefined;
    if (isCancelled(error)) return undefined;
    return imageRefusal(error) ?? (isUncertain(error) ? `${uncertainReason}.` : 'not uploaded.');
  }
}
