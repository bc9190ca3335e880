/** Called with the part of a request's body that has been sent, from 0 to 1. */
export type OnUploadProgress = (sent: number) => void;

declare global {
  interface RequestInit {
    /** Ours: passed in an operation's `context.fetchOptions` where the progress of files is shown. */
    onUploadProgress?: OnUploadProgress;
  }
}

/** The browser's fetch; a request whose progress is watched goes by XMLHttpRequest, which tells it. */
export function fetchWithProgress(
  url: RequestInfo | URL,
  { onUploadProgress, ...init }: RequestInit = {},
): Promise<Response> {
  if (!onUploadProgress) return fetch(url, init);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'GET', url instanceof Request ? url.url : url);
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total }) => onUploadProgress(loaded / total);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new TypeError('The connection was lost.'));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    init.signal?.addEventListener('abort', () => request.abort());
    // Apollo's links send a form or a text, never a stream.
    request.send(init.body instanceof ReadableStream ? null : init.body);
  });
}
