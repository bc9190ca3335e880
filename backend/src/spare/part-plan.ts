import { setImmediate as nextTurn } from 'node:timers/promises';
import { emptyFields } from '../database/entity-tables.ts';
import { inBatches } from '../database/in-batches.ts';
import { foldNumber } from '../part-folding.ts';
import { convertedKeys, isConvertedFrom, looksConverted, storedKeys } from './converted-number.ts';
import type { LineError } from './csv.ts';
import { maxErrors, type PartRow } from './part-rows.ts';
import type { SubPart } from './sub-part-contract.ts';

/** What a spreadsheet shows in place of a result, or where a column is too narrow, in the languages of the site. */
const errorValue =
  /^\s*(?:#(?:N\/A|NV|Н\/Д|[\p{Lu}/0]+[!?])|#{3,}|(?:Err|Fehler|Ошибка):\d{3})\s*$/u;

/** A sub-part without what the database gives it. */
export type NewPart = Omit<SubPart, 'id' | 'version'>;

/** What an import adds, changes and removes. */
export interface PartPlan {
  added: { line: number; part: NewPart }[];
  changed: { line: number; before: SubPart; after: SubPart }[];
  removed: SubPart[];
}

/**
 * Plans what rows make of the stored sub-parts of a spare, and lets other requests through meanwhile. A row
 * names a part by its id; without one, the first that no other row names with the same number, else with the
 * number in another spelling, else with one that a spreadsheet has converted; else it is a new part. Parts
 * that no row names are kept or removed. Converted numbers are not written: the stored ones stay, with a
 * warning.
 */
export async function planImport(
  stored: SubPart[],
  rows: PartRow[],
  others: 'keep' | 'remove',
): Promise<{ plan: PartPlan; errors: LineError[]; warnings: LineError[] }> {
  const { named, errors } = nameById(stored, rows);
  await nextTurn();
  await nameByNumber(stored, rows, named);
  const plan: PartPlan = { added: [], changed: [], removed: [] };
  const warnings: LineError[] = [];
  for (const some of inBatches(rows)) {
    for (const row of some) {
      errors.push(...errorValues(row, named.get(row)));
      warnings.push(...planRow(row, named.get(row), plan));
    }
    await nextTurn();
  }
  warnings.push(...otherSpellings(plan.added));
  if (others === 'remove') {
    const namedParts = new Set(named.values());
    plan.removed = stored.filter((part) => !namedParts.has(part));
  }
  return { plan, errors: firstOf(errors), warnings: firstOf(warnings) };
}

function firstOf(messages: LineError[]): LineError[] {
  return messages.toSorted((a, b) => a.line - b.line).slice(0, maxErrors);
}

/** Finds the errors of a spreadsheet among the texts of a row, but for those that are stored, and so exported. */
function errorValues({ line, fields }: PartRow, before: SubPart | undefined): LineError[] {
  return Object.entries(fields)
    .filter(
      ([column, text]) =>
        errorValue.test(String(text)) && text !== (before && Reflect.get(before, column)),
    )
    .map(([column, text]) => {
      const advice = 'is an error of the spreadsheet; correct its formula, or empty the cell';
      return { line, column, message: `“${text}” ${advice}` };
    });
}

/** Adds to a plan what a row makes of the part that it names, if it names one. Returns warnings. */
function planRow(row: PartRow, before: SubPart | undefined, plan: PartPlan): LineError[] {
  if (row.id !== undefined && !before) return [];
  const { fields, warnings } = withoutConverted(row, before);
  if (!before) {
    plan.added.push({ line: row.line, part: { ...emptyFields('sub_part'), ...fields } });
    return warnings;
  }
  const after = { ...before, ...fields };
  if (!isSame(before, after)) plan.changed.push({ line: row.line, before, after });
  return warnings;
}

/** Finds the parts of rows without an id, those with the very number first. */
async function nameByNumber(
  stored: SubPart[],
  rows: PartRow[],
  named: Map<PartRow, SubPart>,
): Promise<void> {
  const namedParts = new Set(named.values());
  const name = (partsOf: (number: string) => Iterable<SubPart>) => {
    for (const row of rows) {
      const number = row.fields.partnumber ?? '';
      if (row.id !== undefined || named.has(row)) continue;
      for (const part of partsOf(number)) {
        if (namedParts.has(part)) continue;
        named.set(row, part);
        namedParts.add(part);
        break;
      }
    }
  };
  // Each list is used up from its beginning, so that many parts of one number take no longer.
  const inOrder = (storedKeysOf: KeysOf, keysOf = storedKeysOf) => {
    const lists = new Map<string, SubPart[]>();
    for (const part of stored) {
      for (const key of storedKeysOf(part.partnumber)) {
        const list = lists.get(key);
        if (list) list.push(part);
        else lists.set(key, [part]);
      }
    }
    const iterators = new Map([...lists].map(([key, list]) => [key, list.values()]));
    return function* (number: string) {
      for (const key of keysOf(number)) {
        const iterator = iterators.get(key);
        for (let next = iterator?.next(); next && !next.done; next = iterator?.next()) {
          yield next.value;
        }
      }
    };
  };
  const keys: [KeysOf, KeysOf?][] = [
    [(number) => [number]],
    [(number) => [foldNumber(number)].filter(Boolean)],
    [storedKeys, convertedKeys],
  ];
  for (const [storedKeysOf, keysOf] of keys) {
    const partsOf = inOrder(storedKeysOf, keysOf);
    await nextTurn();
    name(partsOf);
    await nextTurn();
  }
}

type KeysOf = (number: string) => string[];

/** Leaves out the numbers of a row that a spreadsheet has made of the stored ones, and warns of them. */
function withoutConverted({ line, id, fields }: PartRow, before: SubPart | undefined) {
  const warnings: LineError[] = [];
  const corrected = { ...fields };
  for (const column of ['partnumber', 'subst_part', 'callout'] as const) {
    const text = fields[column] ?? '';
    const stored = before?.[column] ?? '';
    if (text === stored) continue;
    if (isConvertedFrom(text, stored)) {
      corrected[column] = stored;
      const message = `“${text}” is what a spreadsheet makes of “${stored}”, which is kept; if another number is meant, change it in the list`;
      warnings.push({ line, column, message });
    } else if (column === 'partnumber' && id === undefined && areDividedApart(text, stored)) {
      const message = `“${text}” is taken for another spelling of “${stored}”; if it is another part, leave it out here and add it in the list`;
      warnings.push({ line, column, message });
    } else if (looksConverted(text)) {
      const message = `“${text}” looks like a number that a spreadsheet has changed; if so, format the column as text and type the number again`;
      warnings.push({ line, column, message });
    }
  }
  return { fields: corrected, warnings };
}

/** Whether spellings of one folded number divide it at places that exclude each other: `HT-1-01`, `HT-10-1`. */
function areDividedApart(one: string, other: string): boolean {
  const [ends, otherEnds] = [endsOf(one), endsOf(other)];
  const isWithin = (some: Set<number>, all: Set<number>) => [...some].every((end) => all.has(end));
  return !isWithin(ends, otherEnds) && !isWithin(otherEnds, ends);
}

/** Where letters and digits that stand together end in the folded number. */
function endsOf(number: string): Set<number> {
  const ends = new Set<number>();
  let end = 0;
  for (const [together] of number.matchAll(/\p{L}+|\p{N}+/gu)) {
    end += foldNumber(together).length;
    ends.add(end);
  }
  return ends;
}

/** Warns of new parts with one number in several spellings. */
function otherSpellings(added: PartPlan['added']): LineError[] {
  const first = new Map<string, PartPlan['added'][number]>();
  return added.flatMap((row) => {
    const folded = foldNumber(row.part.partnumber);
    const earlier = first.get(folded);
    if (!earlier) first.set(folded, row);
    if (folded === '' || !earlier || earlier.part.partnumber === row.part.partnumber) return [];
    const { part, line } = earlier;
    const message = `is the number of line ${String(line)} in another spelling, “${part.partnumber}”`;
    return [{ line: row.line, column: 'partnumber', message }];
  });
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
