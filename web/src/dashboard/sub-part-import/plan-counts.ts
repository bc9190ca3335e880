interface Counts {
  added: number;
  changed: number;
  removed: number;
}

/** Tells what an import does in numbers: `['2 new', '1 changed']`; nothing for one that does nothing. */
export function countsOf({ added, changed, removed }: Counts): string[] {
  return Object.entries({ new: added, changed, removed })
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count.toLocaleString('en')} ${name}`);
}

/** Counts something by its singular name: `1 error`, `2,000 errors`. */
export function counted(count: number, name: string): string {
  return `${count.toLocaleString('en')} ${name}${count === 1 ? '' : 's'}`;
}

/** Tells how many sub-parts an undo leaves alone: `1 spare part changed since then stays as it is`. */
export function keptOf(count: number): string {
  const stay = count === 1 ? 'stays as it is' : 'stay as they are';
  return `${counted(count, 'spare part')} changed since then ${stay}`;
}
