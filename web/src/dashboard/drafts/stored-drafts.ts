import { readStored, store } from '../../browser-storage.ts';
import { isComposed } from './is-same.ts';

/** What a form stores of itself. */
export interface TypedDraft {
  values: unknown;
  /** The values known to be stored on the server, which the changes are based on, and their version. */
  base: unknown;
  version: string | null;
}

/** A draft as the browser stores it: JSON, without files. */
export interface StoredDraft extends TypedDraft {
  /** Tells it from the others under its key. */
  id: string;
  /** When it was typed. */
  typedAt: string;
}

/** The most drafts under a key; a new one takes the place of the oldest. */
const maxDrafts = 10;

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
  const { id, values, base, version, typedAt } = stored;
  if (typeof typedAt !== 'string' || Number.isNaN(Date.parse(typedAt))) return [];
  return [
    {
      id: typeof id === 'string' ? id : typedAt,
      values,
      base,
      version: typeof version === 'string' ? version : null,
      typedAt,
    },
  ];
}

/**
 * Opens the drafts under a key for one form, which replaces and deletes its own and none of those that it has
 * `found`. Its own is one of the values that it shows already, as it does when it comes back from a lost session.
 * Files stay out: they would fill the storage.
 */
export function openDrafts(key: string, shown: unknown) {
  const all = readDrafts(key);
  const text = textOf(shown);
  // `crypto.randomUUID` exists on secure addresses only.
  let own = all.find(({ values }) => textOf(values) === text)?.id ?? String(Math.random());
  const found = all.filter(({ id }) => id !== own);

  function replace(id: string, drafts: StoredDraft[]) {
    const stored = readDrafts(key);
    const others = stored.filter((draft) => draft.id !== id);
    if (drafts.length === 0 && others.length === stored.length) return;
    const kept = [...drafts, ...others].slice(0, maxDrafts);
    store(key, kept.length > 0 ? textOf(kept) : null);
  }

  return {
    key,
    found,
    /** Stores the form's own draft, or deletes it where nothing but files has changed. */
    keep(draft: TypedDraft | null) {
      const isTyped = draft && textOf(draft.values) !== textOf(draft.base);
      replace(own, isTyped ? [{ ...draft, id: own, typedAt: new Date().toISOString() }] : []);
    },
    /** Makes one that was found its own. */
    adopt({ id }: StoredDraft) {
      own = id;
    },
    /** Deletes one that was found. */
    remove: ({ id }: StoredDraft) => replace(id, []),
  };
}

/** Whether a value of a form holds a file, of which no draft is stored. */
export function holdsFile(value: unknown): boolean {
  return value instanceof Blob || (isComposed(value) && Object.values(value).some(holdsFile));
}

function textOf(value: unknown): string {
  return JSON.stringify(value ?? null, withoutFiles);
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
