import { foldNumber } from 'backend/part-folding';

import { maxParts, maxQuantity, readBasket, writeBasket } from './basket.ts';
import type { BasketPart, NewPart } from './basket.ts';

/** Longer texts of an enquiry leave the descriptions out, as a backend may refuse them. */
const maxLinesLength = 16_000;

/** The id of a number that no list has. */
export const unlistedId = (partNumber: string) => `typed ${foldNumber(partNumber)}`;

/** Finds a part by id and number: since an import, or over another backend, the id may be another part's. */
export function findPart(
  parts: readonly BasketPart[],
  { id, partNumber }: Pick<BasketPart, 'id' | 'partNumber'>,
): BasketPart | undefined {
  return parts.find(
    (one) => one.id === id && foldNumber(one.partNumber) === foldNumber(partNumber),
  );
}

/**
 * Adds a part at the end, or to the quantity of the one that is there, which stays open where one of the two
 * is; returns whether it fits in.
 */
export function addToBasket(part: NewPart, quantity: number | null = 1): boolean {
  const parts = readBasket();
  const existing = findPart(parts, part);
  if (existing)
    writeBasket(parts.map((one) => (one === existing ? joined(one, part, quantity) : one)));
  else if (parts.length < maxParts)
    writeBasket([
      ...parts.map((one) => withoutId(one, part.id)),
      { ...part, quantity: bounded(quantity) },
    ]);
  else return false;
  return true;
}

/** Puts a part in the place of another one, with its quantity. */
export function replaceInBasket(partId: string, part: NewPart): void {
  const parts = readBasket();
  const replaced = parts.find(({ id }) => id === partId);
  const existing = findPart(parts, part);
  if (!replaced || replaced === existing) return;
  const { quantity, source } = replaced;
  const next = { ...part, ...(source !== undefined && { source }) };
  const others = parts.filter((one) => one !== existing);
  writeBasket(
    others.map((one) => {
      if (one !== replaced) return withoutId(one, part.id);
      return existing ? joined(existing, next, quantity) : { ...next, quantity };
    }),
  );
}

/** Sets how many of a part are asked for, at least one; null leaves that open. */
export function setQuantity(partId: string, quantity: number | null): void {
  writeBasket(
    readBasket().map((part) =>
      part.id === partId ? { ...part, quantity: bounded(quantity) } : part,
    ),
  );
}

/** Removes a part. */
export function removeFromBasket(partId: string): void {
  writeBasket(readBasket().filter(({ id }) => id !== partId));
}

/** Removes the parts that were sent: those whose line is in the text of an enquiry. */
export function removeSent(text: string): void {
  const lines = text.split('\n');
  writeBasket(
    readBasket().filter(
      (part) =>
        part.quantity === null ||
        ![lineOf(part), shortLineOf(part)].some((line) => lines.includes(line)),
    ),
  );
}

/**
 * Writes a part as a picked row is written into the comment: number, description and substitute part,
 * comma separated (spec 2.7), and the quantity if it is more than one.
 */
export function lineOf(part: BasketPart): string {
  return writeLine(part, [part.partNumber, part.description, part.substPart, part.note]);
}

/** Writes a line for each part. */
export function linesOf(parts: readonly BasketPart[]): string[] {
  const lines = parts.map(lineOf);
  return lines.join('\n').length > maxLinesLength ? parts.map(shortLineOf) : lines;
}

function shortLineOf(part: BasketPart): string {
  return writeLine(part, [part.partNumber, part.note]);
}

function writeLine({ quantity }: BasketPart, texts: (string | undefined)[]): string {
  // An imported description may have line breaks; what reads an enquiry expects a line for each part.
  const words = texts.map((text) => text?.replaceAll(/\s+/g, ' ').trim());
  const line = words.filter(Boolean).join(', ');
  return quantity !== null && quantity > 1 ? `${line} × ${quantity}` : line;
}

/** Takes an id from a part that no longer has it; its number stays asked for. */
function withoutId(part: BasketPart, id: string): BasketPart {
  return part.id === id ? { ...part, id: unlistedId(part.partNumber) } : part;
}

/** Adds a quantity to a part; the sources say what it was read from. */
function joined(existing: BasketPart, part: NewPart, quantity: number | null): BasketPart {
  const both =
    existing.quantity === null || quantity === null ? null : existing.quantity + quantity;
  if (part.source === undefined) return { ...existing, quantity: bounded(both) };
  const before = existing.source ?? `${existing.partNumber} × ${existing.quantity ?? '?'}`;
  return { ...existing, quantity: bounded(both), source: `${before}\n${part.source}` };
}

function bounded<Quantity extends number | null>(quantity: Quantity): Quantity | number {
  if (quantity === null) return quantity;
  return Math.min(Math.max(Math.trunc(quantity) || 1, 1), maxQuantity);
}
