import { useEffect, useRef, useState } from 'react';

import { isStored, isUncertain } from '../../apollo/errors.ts';
import { cancelUpload, isCancelled } from '../../apollo/uploads.ts';
import { keptDrafts } from '../drafts/kept-drafts.ts';
import { useKeptState } from '../drafts/use-kept-state.ts';
import { uncertainReason } from '../ui/uncertain-reason.ts';
import { imageRefusal } from './refused-images.ts';

/** A file that is queued, being uploaded or refused. */
export interface QueuedFile {
  file: File;
  /** Why it was refused; undefined until then. */
  failure?: string | undefined;
}

const kept = keptDrafts<readonly QueuedFile[]>();
const notUploaded = 'not uploaded.';

/**
 * Uploads files one after the other, in the order they were chosen. A failed one stays with the reason,
 * the others continue. They end with the screen; if the session was lost they are there again after the login,
 * by the id of what shows them, to be tried again.
 */
export function useUploadQueue(id: string, upload: (file: File) => Promise<unknown>) {
  const [files, setFiles] = useKeptState(kept, id, [], ({ length }) => length > 0);
  const [returned] = useState(files);
  const waiting = useRef<File[]>([]);

  useEffect(
    () => () => {
      const [current] = waiting.current;
      waiting.current = [];
      if (current) cancelUpload(current);
    },
    [],
  );

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

  return {
    files: files.map((queued) =>
      returned.includes(queued) ? { failure: notUploaded, ...queued } : queued,
    ),
    add,
    remove,
  };
}

/** Returns why an upload failed; undefined if it succeeded or was cancelled. */
async function failureOf(upload: Promise<unknown>): Promise<string | undefined> {
  try {
    await upload;
    return undefined;
  } catch (error) {
    if (isStored(error)) return undefined;
    if (isCancelled(error)) return undefined;
    return imageRefusal(error) ?? (isUncertain(error) ? `${uncertainReason}.` : notUploaded);
  }
}
