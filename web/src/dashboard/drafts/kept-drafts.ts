import { tellKeptText } from '../../session/session.ts';

/**
 * Keeps drafts from the loss of a session until the same login returns, in memory only. Each kind of
 * form or dialog has a map of its own, by the id of what it edits.
 */
const kinds: Map<string, unknown>[] = [];
let owner: string | undefined;
let path: string | undefined;

/** Creates the map in which one kind of form or dialog keeps its values. */
export function keptDrafts<T>(): Map<string, T> {
  const kept = new Map<string, T>();
  kinds.push(kept);
  return kept;
}

function hasDrafts(): boolean {
  return kinds.some(({ size }) => size > 0);
}

tellKeptText(() => areDraftsKept() && hasDrafts());

function warnOfLoss(event: BeforeUnloadEvent): void {
  if (hasDrafts()) event.preventDefault();
}

/** Remembers whose session was lost, and on which screen; drafts are kept from now on. */
export function keepDraftsOf(login: string | undefined, screen: string): void {
  owner = login;
  path = screen;
  window.addEventListener('beforeunload', warnOfLoss);
}

/** Whether a session was lost and none has started since. */
export function areDraftsKept(): boolean {
  return path !== undefined;
}

/** Whether drafts are kept for a login that is spelled differently: only the account says whether it is the same. */
export function areDraftsOfUnknown(login: string | undefined): boolean {
  return areDraftsKept() && login !== owner;
}

/** Forgets all drafts. */
export function forgetDrafts(): void {
  for (const kept of kinds) kept.clear();
  path = undefined;
}

/** Hands the drafts to the same login; forgets them for another one. */
export function giveDraftsTo(login: string | undefined): void {
  if (login === undefined || login !== owner) forgetDrafts();
  window.removeEventListener('beforeunload', warnOfLoss);
}

/** Returns the screen to go back to, once. */
export function takeKeptPath(): string | undefined {
  const kept = path;
  path = undefined;
  return kept;
}
