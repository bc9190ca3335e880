import { NotSentError } from './errors.ts';
import { beginUpload } from './uploads.ts';

/** Called with the sent fraction of a request's body, from 0 to 1. */
export type OnUploadProgress = (sent: number) => void;

declare global {
  interface RequestInit {
    /** Our addition, passed in an operation's `context.fetchOptions` to show the progress of a whole form. */
    onUploadProgress?: OnUploadProgress;
  }
}

/**
 * Sends a request with the browser's fetch, or with XMLHttpRequest if it has files, to report progress.
 * Rejects with `NotSentError` where the browser was offline.
 */
export async function fetchWithProgress(
  url: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  // Not asked when it has failed: the server may have received it before the connection was lost.
  const wasOffline = !navigator.onLine;
  try {
    return await send(url, init);
  } catch (error) {
    if (!wasOffline || !(error instanceof TypeError)) throw error;
    throw new NotSentError('There is no connection.', { cause: error });
  }
}

function send(
  url: RequestInfo | URL,
  { onUploadProgress, ...init }: RequestInit,
): Promise<Response> {
  const files = filesIn(init.body);
  if (files.length === 0 && !onUploadProgress) return fetch(url, init);
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const upload = beginUpload(files, () => request.abort());
    request.open(init.method ?? 'GET', url instanceof Request ? url.url : url);
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total }) => {
      upload.progress(loaded, total);
      onUploadProgress?.(loaded / total);
    };
    request.onload = () => {
      // By this type Apollo Client recognizes a GraphQL error despite a status such as 401.
      const headers = { 'Content-Type': request.getResponseHeader('Content-Type') ?? '' };
      resolve(new Response(request.responseText, { status: request.status, headers }));
    };
    request.onerror = () => reject(new TypeError('The connection was lost.'));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    request.onloadend = upload.end;
    init.signal?.addEventListener('abort', () => request.abort());
    // Apollo's links send a form or text, never a stream.
    request.send(init.body instanceof ReadableStream ? null : init.body);
  });
}

function filesIn(body: RequestInit['body']): File[] {
  if (!(body instanceof FormData)) return [];
  return [...body.values()].filter((value) => value instanceof File);
}
