import { useSyncExternalStore } from 'react';

import { readStored, store } from '../browser-storage.ts';

const nothing: readonly never[] = [];

/** A list in local storage, without whatever does not look like one of its entries. */
export class StoredList<T extends object> {
  readonly #key: string;
  readonly #isEntry: (value: object) => value is T;
  readonly #listeners = new Set<() => void>();
  #stored: string | null = null;
  #entries: readonly T[] = nothing;

  constructor(storageKey: string, isEntry: (value: object) => value is T) {
    this.#key = storageKey;
    this.#isEntry = isEntry;
  }

  /** Returns the entries; the same array as long as nothing changes. */
  read = (): readonly T[] => {
    const stored = readStored(this.#key);
    if (stored !== this.#stored) {
      this.#stored = stored;
      this.#entries = this.#parse(stored);
    }
    return this.#entries;
  };

  /** Replaces the entries. */
  write(entries: readonly T[]): void {
    store(this.#key, entries.length > 0 ? JSON.stringify(entries) : null);
    this.#notify();
  }

  /** Calls a listener after each change, in another tab, too. */
  subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) window.addEventListener('storage', this.#notify);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) window.removeEventListener('storage', this.#notify);
    };
  };

  readonly #notify = (): void => {
    for (const listener of this.#listeners) listener();
  };

  #parse(stored: string | null): readonly T[] {
    try {
      const entries: unknown = JSON.parse(stored ?? '[]');
      return Array.isArray(entries)
        ? entries.filter((entry: unknown) => entry instanceof Object && this.#isEntry(entry))
        : nothing;
    } catch {
      return nothing;
    }
  }
}

/** Returns the entries of a list and re-renders when they change; the server has none. */
export function useStoredList<T extends object>(list: StoredList<T>): readonly T[] {
  return useSyncExternalStore(list.subscribe, list.read, () => nothing);
}
