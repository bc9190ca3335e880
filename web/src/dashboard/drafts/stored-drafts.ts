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

/** Reads a draft; undefined if there is none, or none that is readable. */
export function readDraft(key: string): StoredDraft | undefined {
  try {
    const draft: unknown = JSON.parse(readStored(key) ?? 'null');
    if (!isComposed(draft)) return undefined;
    const { values, base, version, typedAt } = draft;
    if (typeof typedAt !== 'string' || Number.isNaN(Date.parse(typedAt))) return undefined;
    return { values, base, version: typeof version === 'string' ? version : null, typedAt };
  } catch {
    return undefined;
  }
}

/** Stores a draft, or removes it. Files stay out: they would fill the storage. */
export function writeDraft(key: string, draft: StoredDraft | null): void {
  store(key, draft && JSON.stringify(draft, withoutFiles));
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
