import { useSyncExternalStore } from 'react';

/** Where the administrator's access token is kept (spec 3, 9). */
const storageKey = 'access_token';

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab that logs in or out takes this one along.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function readToken(): string | null {
  return localStorage.getItem(storageKey) || null;
}

/**
 * The access token, or null for a visitor; the component renders anew when it changes (spec 4). What
 * the server has rendered is always a visitor's.
 */
export function useAccessToken(): string | null {
  return useSyncExternalStore(subscribe, readToken, () => null);
}

/** Whose session it is, as far as this tab knows; in memory only. */
let owner: { token: string; login: string } | undefined;
let endedByChoice = false;

/** The login behind a token; undefined where the session began in another tab or before a page load. */
export function loginOf(token: string): string | undefined {
  return owner?.token === token ? owner.login : undefined;
}

/** Remembers whose session it is. */
export function nameSession(token: string, login: string): void {
  owner = { token, login };
}

/** Whether the session of this token has ended without the administrator having chosen so in this tab. */
export function wasSessionLost(token: string): boolean {
  return readToken() !== token && !endedByChoice;
}

/** Begins the administrator's session. */
export function startSession(token: string, login: string): void {
  nameSession(token, login);
  endedByChoice = false;
  localStorage.setItem(storageKey, token);
  notify();
}

/** Ends the administrator's session as the administrator wishes. */
export function endSession(): void {
  endedByChoice = true;
  localStorage.removeItem(storageKey);
  notify();
}

/** Ends a session that is no longer valid; what was typed is kept for the same login. */
export function loseSession(): void {
  endedByChoice = false;
  localStorage.removeItem(storageKey);
  notify();
}
