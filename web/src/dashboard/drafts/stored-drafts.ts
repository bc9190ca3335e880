import { readStored, store } from '../../browser-storage.ts';
import { isComposed } from './is-same.ts';

/** A draft as the browser stores it: JSON, without files. */
export interface StoredDraft {
  values: unknown;
  /** The values known to be stored on the server, which the changes are based on, and their version. */
  base: unknown;
  version: string | null;
  /** When it was typed. */
  typedAt: string;
}

/** Builds the key of a draft in the browser's storage. */
export function draftKey(login: string, name: string): string {
  return `draft ${login} ${name}`;
}

/** Reads the drafts under a key, the newest first; leaves out what is not readable. */
export function readDrafts(key: string): StoredDraft[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]');
    return [stored].flat().flatMap(toDraft);
  } catch {
    return [];
  }
}

function toDraft(stored: unknown): StoredDraft[] {
  if (!isComposed(stored)) return [];
  const { values, base, version, typedAt } = stored;
  if (typeof typedAt !== 'string' || Number.isNaN(Date.parse(typedAt))) return [];
  return [{ values, base, version: typeof version === 'string' ? version : null, typedAt }];
}

/**
 * Opens the drafts under a key for one form, which replaces and deletes its own and none of those that it has
 * `found`. Its own is one of the values that it shows already, as it does when it comes back from a lost session.
 * Files stay out: they would fill the storage.
 */
export function openDrafts(key: string, shown: unknown) {
  const all = readDrafts(key);
  const text = JSON.stringify(shown, withoutFiles);
  /** When the form's own draft was typed, if there is one. */
  let own = all.find(({ values }) => JSON.stringify(values) === text)?.typedAt;
  const found = all.filter(({ typedAt }) => typedAt !== own);

  function replace(typedAt: string | undefined, drafts: StoredDraft[]) {
    const all = [...drafts, ...readDrafts(key).filter((draft) => draft.typedAt !== typedAt)];
    store(key, all.length > 0 ? JSON.stringify(all, withoutFiles) : null);
  }

  return {
    key,
    found,
    /** Stores the form's own draft, or deletes it. */
    keep(draft: Omit<StoredDraft, 'typedAt'> | null) {
      if (!draft && own === undefined) return;
      const drafts = draft ? [{ ...draft, typedAt: new Date().toISOString() }] : [];
      replace(own, drafts);
      own = drafts[0]?.typedAt;
    },
    /** Makes one that was found its own. */
    adopt({ typedAt }: StoredDraft) {
      own = typedAt;
    },
    /** Deletes one that was found. */
    remove: ({ typedAt }: StoredDraft) => replace(typedAt, []),
  };
}

function withoutFiles(_: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => !(entry instanceof Blob));
  return value instanceof Blob ? undefined : value;
}

/** Takes over from a draft whatever has the type of a form's value. */
export function withDraft<T>(values: T, draft: unknown): T;
export function withDraft(values: unknown, draft: unknown): unknown {
  if (isComposed(values) && isComposed(draft) && !Array.isArray(values)) {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, withDraft(value, draft[name])]),
    );
  }
  return typeof draft === typeof values && !isComposed(values) ? draft : values;
}
