declare global {
  var unstored: Map<string, string | null> | undefined;
}

/**
 * What the browser could not store, by its key; null where it could not remove. A global, since the
 * first view's script and the app are two bundles.
 */
const inMemory = (globalThis.unstored ??= new Map<string, string | null>());

/** Reads a key of local storage, or what `store` could not store there; null if there is neither. */
export function readStored(key: string): string | null {
  const value = inMemory.get(key);
  if (value !== undefined) return value;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value in local storage unless it is there already, null removes the key. Where site data is
 * blocked or the storage is full, both throw: then the page keeps the value in memory, and works until it
 * is closed.
 */
export function store(key: string, value: string | null): void {
  if (!inMemory.has(key) && readStored(key) === value) return;
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    inMemory.delete(key);
  } catch (error) {
    inMemory.set(key, value);
    console.warn(`${key} could not be stored:`, error);
  }
}
