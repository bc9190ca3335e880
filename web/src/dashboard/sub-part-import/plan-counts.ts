import type { Plan } from './use-import.ts';

/** Says what a plan does in numbers: `['2 new', '1 changed']`; nothing for a plan that does nothing. */
export function countsOf({ added, changed, removed }: Plan): string[] {
  const counts = { new: added.length, changed: changed.length, removed: removed.length };
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count.toLocaleString('en')} ${name}`);
}

/** Counts something by its singular name: `1 error`, `2,000 errors`. */
export function counted(count: number, name: string): string {
  return `${count.toLocaleString('en')} ${name}${count === 1 ? '' : 's'}`;
}
