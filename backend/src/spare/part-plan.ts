import type { LineError } from './csv.ts';
import type { PartRow } from './part-rows.ts';
import { emptyPart, type SubPart } from './sub-part-contract.ts';

/** A sub-part without what the database gives it. */
export type NewPart = Omit<SubPart, 'id' | 'version'>;

/** What an import adds, changes and removes. */
export interface PartPlan {
  added: { line: number; part: NewPart }[];
  changed: { line: number; before: SubPart; after: SubPart }[];
  removed: SubPart[];
}

/**
 * Plans what rows make of the stored sub-parts of a spare. A row names a part by its id; without one, the
 * first with the same number that no other row names; else it is a new part. Parts that no row names are
 * kept or removed.
 */
export function planImport(
  stored: SubPart[],
  rows: PartRow[],
  others: 'keep' | 'remove',
): { plan: PartPlan; errors: LineError[] } {
  const { named, errors } = nameById(stored, rows);
  const taken = new Set(named.values());
  const byNumber = Map.groupBy(
    stored.filter((part) => !taken.has(part)),
    ({ partnumber }) => partnumber,
  );
  const plan: PartPlan = { added: [], changed: [], removed: [] };
  for (const row of rows) {
    if (row.id !== undefined && !named.has(row)) continue;
    const before = named.get(row) ?? byNumber.get(row.fields.partnumber ?? '')?.shift();
    if (!before) {
      plan.added.push({ line: row.line, part: { ...emptyPart, ...row.fields } });
      continue;
    }
    taken.add(before);
    const after = { ...before, ...row.fields };
    if (!isSame(before, after)) plan.changed.push({ line: row.line, before, after });
  }
  if (others === 'remove') plan.removed = stored.filter((part) => !taken.has(part));
  return { plan, errors };
}

/** Finds the parts that rows name by their ids. */
function nameById(stored: SubPart[], rows: PartRow[]) {
  const byId = new Map(stored.map((part) => [part.id, part]));
  const lineOf = new Map<number, number>();
  const named = new Map<PartRow, SubPart>();
  const errors: LineError[] = [];
  for (const row of rows) {
    const { id, line } = row;
    if (id === undefined) continue;
    const part = byId.get(id);
    const earlier = lineOf.get(id);
    const message =
      earlier === undefined
        ? 'must be the id of a sub-part of this spare'
        : `is on line ${String(earlier)} already`;
    if (part && earlier === undefined) named.set(row, part);
    else errors.push({ line, column: 'id', message });
    lineOf.set(id, earlier ?? line);
  }
  return { named, errors };
}

function isSame(before: SubPart, after: SubPart): boolean {
  return Object.entries(before).every(([name, value]) => Reflect.get(after, name) === value);
}
