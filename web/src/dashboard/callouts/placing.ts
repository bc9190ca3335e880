import { calloutNumbers } from '../../ui/image/callout-numbers.ts';
import { calloutLines, parseCallouts } from './callout-lines.ts';
import type { Callout } from './callout-lines.ts';

/**
 * What the form holds: the callouts of the image, see `calloutLines`, and the numbers of each row by its id,
 * separated as `joined` does.
 */
export interface Placing {
  callouts: string;
  rows: Record<string, string>;
}

/** What the placing starts from. */
export interface Source {
  /** The ids of the rows, in the order of the list. */
  ids: readonly string[];
  /** The numbers of the rows as they are stored, by id. */
  stored: Placing['rows'];
  /** The numbers on the other drawings of the spare. */
  elsewhere: ReadonlySet<string>;
}

/** Writes the numbers of a row. */
export function joined(numbers: readonly string[]): string {
  return numbers.join(', ');
}

/** A point of the image, in percent. */
export type Point = Pick<Callout, 'x' | 'y'>;

/** What the next callout is likely to be: the next row, if one is left, with its number. */
interface Suggestion {
  number: string;
  rowId?: string;
}

/** Keeps a point within the image, as exactly as backends store it. */
export function within({ x, y }: Point): Point {
  const bounded = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)) * 100) / 100;
  return { x: bounded(x), y: bounded(y) };
}

/** Returns the ids of the rows with a number. */
export function rowsWith({ rows }: Placing, number: string): string[] {
  return Object.keys(rows).filter((id) => numbersIn(rows, id).includes(number));
}

/** Returns the ids of the rows that no drawing of the spare shows, in the order of the list. */
export function rowsWithoutCallout({ callouts, rows }: Placing, source: Source): string[] {
  const here = new Set(parseCallouts(callouts).map(({ number }) => number));
  const isShown = (number: string) => here.has(number) || source.elsewhere.has(number);
  return source.ids.filter((id) => !numbersIn(rows, id).some(isShown));
}

/** Suggests the row without a callout that follows the row of the last one, unless another is chosen. */
export function suggestNext(placing: Placing, source: Source, chosenId?: string): Suggestion {
  const last = parseCallouts(placing.callouts).at(-1)?.number ?? '0';
  const left = rowsWithoutCallout(placing, source);
  const lastRows = new Set(rowsWith(placing, last));
  const lastIndex = source.ids.findLastIndex((id) => lastRows.has(id));
  const following = new Set(source.ids.slice(lastIndex + 1));
  const rowId =
    left.find((id) => id === chosenId) ?? left.find((id) => following.has(id)) ?? left[0];
  if (rowId === undefined) return { number: numberAfter(last, placing, source) };
  const [own = numberAfter(last, placing, source)] = numbersIn(placing.rows, rowId);
  return { number: own, rowId };
}

/** Adds a callout at the end, and its number to its row. */
export function place(placing: Placing, point: Point, { number, rowId }: Suggestion): Placing {
  const callouts = [...parseCallouts(placing.callouts), { number, ...within(point) }];
  const numbers = rowId === undefined ? [] : numbersIn(placing.rows, rowId);
  return {
    callouts: calloutLines(callouts),
    rows:
      rowId === undefined || numbers.includes(number)
        ? placing.rows
        : { ...placing.rows, [rowId]: joined([...numbers, number]) },
  };
}

/** Moves a callout. */
export function move(placing: Placing, index: number, point: Point): Placing {
  return changeCallout(placing, index, within(point));
}

/**
 * Gives a callout another number. The rows that were given the old one since the form was opened go along,
 * unless other rows have the new number or another callout has the old one; what is stored of rows stays.
 */
export function renumber(placing: Placing, source: Source, index: number, to: string): Placing {
  const from = parseCallouts(placing.callouts)[index]?.number ?? '';
  const renumbered = changeCallout(placing, index, { number: to });
  if (from === to || isUsed(renumbered, source, from)) return renumbered;
  const isTaken = rowsWith(placing, to).length > 0;
  return { ...renumbered, rows: replaceNew(placing.rows, source, from, isTaken ? [] : [to]) };
}

/** Removes a callout, and its number from the rows that were given it since the form was opened. */
export function remove(placing: Placing, source: Source, index: number): Placing {
  const callouts = parseCallouts(placing.callouts);
  const removed = { ...placing, callouts: calloutLines(callouts.toSpliced(index, 1)) };
  const number = callouts[index]?.number ?? '';
  if (isUsed(removed, source, number)) return removed;
  return { ...removed, rows: replaceNew(placing.rows, source, number, []) };
}

/** Gives a number to rows, and takes it from all others. */
export function setRows({ callouts, rows }: Placing, number: string, ids: string[]): Placing {
  const changed = Object.keys(rows).map((id) => {
    const others = numbersIn(rows, id).filter((other) => other !== number);
    const had = others.length < numbersIn(rows, id).length;
    if (had === ids.includes(id)) return [id, rows[id] ?? ''] as const;
    return [id, joined(had ? others : [...others, number])] as const;
  });
  return { callouts, rows: Object.fromEntries(changed) };
}

function numbersIn(rows: Placing['rows'], id: string): string[] {
  return calloutNumbers(rows[id] ?? '');
}

function changeCallout(placing: Placing, index: number, change: Partial<Callout>): Placing {
  const callouts = parseCallouts(placing.callouts).map((callout, at) =>
    at === index ? { ...callout, ...change } : callout,
  );
  return { ...placing, callouts: calloutLines(callouts) };
}

/** Whether a drawing of the spare shows a number. */
function isUsed({ callouts }: Placing, { elsewhere }: Source, number: string): boolean {
  return elsewhere.has(number) || parseCallouts(callouts).some((one) => one.number === number);
}

/** Replaces a number in the rows in which it is not stored. */
function replaceNew(
  rows: Placing['rows'],
  { stored }: Source,
  from: string,
  to: string[],
): Placing['rows'] {
  const changed = Object.keys(rows).map((id) => {
    const numbers = numbersIn(rows, id);
    const isNew = numbers.includes(from) && !numbersIn(stored, id).includes(from);
    if (!isNew) return [id, rows[id] ?? ''] as const;
    return [id, joined(numbers.flatMap((number) => (number === from ? to : number)))] as const;
  });
  return Object.fromEntries(changed);
}

/** Counts on from a number, such as '2-7', to the first that nothing has. */
function numberAfter(last: string, { callouts, rows }: Placing, source: Source): string {
  const used = new Set([
    ...source.elsewhere,
    ...parseCallouts(callouts).map(({ number }) => number),
    ...Object.keys(rows).flatMap((id) => numbersIn(rows, id)),
  ]);
  const [, before = '', digits = ''] = /^(.*?)(\d{0,9})$/.exec(last) ?? [];
  for (let next = Number(digits) + 1; ; next++) {
    const number = before + String(next).padStart(digits.length, '0');
    if (!used.has(number)) return number;
  }
}
