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

/** The access token, or null for a visitor; the component renders anew when it changes (spec 4). */
export function useAccessToken(): string | null {
  return useSyncExternalStore(subscribe, readToken);
}

/** Begins the administrator's session. */
export function startSession(token: string): void {
  localStorage.setItem(storageKey, token);
  notify();
}

/** Ends the administrator's session. */
export function endSession(): void {
  localStorage.removeItem(storageKey);
  notify();
}
