import { useSyncExternalStore } from 'react';

import { readStored, store } from '../browser-storage.ts';

/** The storage key of the administrator's access token (spec 3, 9). */
const storageKey = 'access_token';

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Follows a login or logout in another tab. */
function followOtherTab({ key }: StorageEvent): void {
  if (key !== storageKey && key !== null) return;
  if (key === storageKey) {
    if (!readToken()) showLogin();
    else if (location.hash === '#/controller') showDashboard();
  }
  notify();
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
  return readStored(storageKey) || null;
}

/**
 * Returns the access token, null for a visitor; re-renders the component when it changes (spec 4).
 * Server rendering is always for visitors.
 */
export function useAccessToken(): string | null {
  return useSyncExternalStore(subscribe, readToken, () => null);
}

/** Whether the address is the dashboard's: under `/` the stored token decides (spec 2.1), elsewhere is the site. */
export function isForDashboard(): boolean {
  return location.pathname === '/' && readToken() !== null;
}

/** The login of the session, if this tab knows it; in memory only. */
let owner: { token: string; login: string } | undefined;
/** The token of the session that the administrator has ended in this tab, until another one starts. */
let endedByChoice: string | null = null;

/** Returns the login of a token; undefined if the session started in another tab or before a page load. */
export function loginOf(token: string): string | undefined {
  return owner?.token === token ? owner.login : undefined;
}

/** Returns the login of the session once this tab knows it. */
export function useLogin(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => loginOf(readToken() ?? ''),
    () => undefined,
  );
}

/** Remembers the login of the session. */
export function nameSession(token: string, login: string): void {
  owner = { token, login };
  notify();
}

let hasKeptText = () => false;

/** Takes what tells whether texts of a lost session are kept, from the dashboard, which visitors do not load. */
export function tellKeptText(hasText: () => boolean): void {
  hasKeptText = hasText;
}

/**
 * Whether what was typed in a lost session is kept for the next one. The dashboard keeps it only
 * when it goes, which is after the login screen was rendered for the first time.
 */
export function useTextKept(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasKeptText(),
    () => false,
  );
}

/** Whether the session of this token has ended. */
export function isSessionOver(token: string): boolean {
  return readToken() !== token;
}

/** Whether the session of this token has ended other than by the administrator in this tab. */
export function wasSessionLost(token: string): boolean {
  return isSessionOver(token) && endedByChoice !== token;
}

/** The token that the server has accepted since the last screen opened. */
let accepted: string | undefined;

/** Remembers that the server has accepted a token, in a login or a write. */
export function recordAccepted(token: string): void {
  accepted = token;
}

/** Whether the server has accepted the token since the last call. */
export function takeAccepted(token: string): boolean {
  const isAccepted = accepted === token;
  accepted = undefined;
  return isAccepted;
}

const forbiddenListeners = new Set<() => void>();

/** Calls the listener whenever the server has forbidden a write; returns what ends that. */
export function onForbidden(listener: () => void): () => void {
  forbiddenListeners.add(listener);
  return () => forbiddenListeners.delete(listener);
}

/** Records that the server has forbidden a write: the role may not allow it, or the token has expired. */
export function recordForbidden(): void {
  for (const listener of forbiddenListeners) listener();
}

/** Starts the administrator's session, at the address of the dashboard. */
export function startSession(token: string, login: string): void {
  nameSession(token, login);
  recordAccepted(token);
  endedByChoice = null;
  store(storageKey, token);
  if (!isForDashboard()) showDashboard();
  notify();
}

/** Ends the session on the administrator's request. */
export function endSession(): void {
  endedByChoice = readToken();
  store(storageKey, null);
  notify();
}

/**
 * Ends the session of a token that is no longer valid and shows the login screen; drafts are kept for
 * the same login. Ignores a late response if the administrator has logged out or another session has
 * started since.
 */
export function loseSession(token: string): void {
  if (endedByChoice === token || (readToken() ?? token) !== token) return;
  store(storageKey, null);
  showLogin();
  notify();
}

/** Shows the login screen in place of the dashboard; the site stays. */
function showLogin(): void {
  if (location.pathname === '/') location.hash = '#/controller';
}

/** Shows the dashboard in place of the login screen; it leads on to its index, or to where a session was lost. */
function showDashboard(): void {
  history.replaceState(null, '', '/#/');
}
