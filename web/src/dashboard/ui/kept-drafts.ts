/**
 * What was typed when a session was lost, until the same login is back: in
 * memory only. Each kind of form or dialog has a map of its own, by the id of what it edits.
 */
const kinds: Map<string, unknown>[] = [];
let owner: string | undefined;
let path: string | undefined;

/** Where one kind of form or dialog keeps its values. */
export function keptDrafts<T>(): Map<string, T> {
  const kept = new Map<string, T>();
  kinds.push(kept);
  return kept;
}

function warnOfLoss(event: BeforeUnloadEvent): void {
  if (kinds.some(({ size }) => size > 0)) event.preventDefault();
}

/** Remembers who has lost the session, on which screen; what was typed there is kept from now on. */
export function keepDraftsOf(login: string | undefined, screen: string): void {
  owner = login;
  path = screen;
  window.addEventListener('beforeunload', warnOfLoss);
}

/** Whether a session was lost and no other has begun since. */
export function areDraftsKept(): boolean {
  return path !== undefined;
}

/** Forgets all that was kept. */
export function forgetDrafts(): void {
  for (const kept of kinds) kept.clear();
  path = undefined;
}

/** Leaves what was kept to the login that is back; another one sees nothing of it. */
export function giveDraftsTo(login: string | undefined): void {
  if (login === undefined || login !== owner) forgetDrafts();
  window.removeEventListener('beforeunload', warnOfLoss);
}

/** The screen to return to, once. */
export function takeKeptPath(): string | undefined {
  const kept = path;
  path = undefined;
  return kept;
}
