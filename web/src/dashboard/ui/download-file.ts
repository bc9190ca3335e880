import { loseSession } from '../../session/session.ts';

interface Download {
  /** The file name to save it under. */
  name: string;
  url: string;
  token: string | null;
}

/**
 * Saves a file that only administrators may read: a plain link would not carry the token (spec 6).
 * Throws if the server refuses it; a token that is no longer valid ends the session.
 */
export async function downloadFile({ name, url, token }: Download): Promise<void> {
  const response = await fetch(url, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
  if (token && response.status === 401) loseSession(token);
  if (!response.ok) {
    console.warn(`The download of ${url} failed:`, response.status);
    throw new Error(`The server responded with ${response.status}.`);
  }

  saveFile(name, await response.blob());
}

/** Saves a file on the administrator's device. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser may start saving only after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
