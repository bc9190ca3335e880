function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Applies an update: fields that it leaves out stay (spec 7, PATCH). */
export function patched(stored: object, changes: object): object {
  const before: Record<string, unknown> = { ...stored };
  const after = Object.entries({ ...before, ...changes }).map(([name, value]) => {
    const old = before[name];
    return [name, isPlain(old) && isPlain(value) ? patched(old, value) : value] as const;
  });
  return Object.fromEntries(after);
}
