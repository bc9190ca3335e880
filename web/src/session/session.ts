import { useSyncExternalStore } from 'react';

/** Where the administrator's access token is kept (spec 3, 9). */
const storageKey = 'access_token';

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Another tab that logs in or out takes this one along. */
function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key !== storageKey && key !== null) return;
  notify();
  if (key === storageKey && !newValue) showLogin();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
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
/** The token whose session the administrator has ended in this tab. */
let endedByChoice: string | null = null;

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
  return readToken() !== token && endedByChoice !== token;
}

/** The token that the server has accepted since the last screen was opened. */
let accepted: string | undefined;

/** Remembers that the server has accepted a token, for a login or a write. */
export function noteAccepted(token: string): void {
  accepted = token;
}

/** Whether the server has accepted the token since this was last asked. */
export function takeAccepted(token: string): boolean {
  const isAccepted = accepted === token;
  accepted = undefined;
  return isAccepted;
}

/** Begins the administrator's session. */
export function startSession(token: string, login: string): void {
  nameSession(token, login);
  noteAccepted(token);
  localStorage.setItem(storageKey, token);
  notify();
}

/** Ends the administrator's session as the administrator wishes. */
export function endSession(): void {
  endedByChoice = readToken();
  localStorage.removeItem(storageKey);
  notify();
}

/**
 * Ends the session of a token that is no longer valid and leads to the login screen; what was typed is
 * kept for the same login. A session that has begun since goes on: the response was late.
 */
export function loseSession(token: string): void {
  if ((readToken() ?? token) !== token) return;
  localStorage.removeItem(storageKey);
  notify();
  showLogin();
}

function showLogin(): void {
  window.location.hash = '#/controller';
}
