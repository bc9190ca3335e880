import { StoredList, useStoredList } from '../stored-list.ts';

/** More parts than an enquiry has, and few enough for its text. */
export const maxParts = 200;

const maxQuantity = 99_999;
const maxTextLength = 1000;

/** A part that somebody wants to ask for. */
export interface BasketPart {
  /** The global id of the sub-part; for a number that no list has, one of its own. */
  id: string;
  partNumber: string;
  /** In the language in which it was picked. */
  description: string;
  substPart: string;
  quantity: number;
}

type NewPart = Omit<BasketPart, 'quantity'>;

const basket = new StoredList('enquiry_basket', isPart);

/** Returns the parts of the basket; re-renders the component when it changes, in another tab, too. */
export function useBasket(): readonly BasketPart[] {
  return useStoredList(basket);
}

/** Returns the parts of the basket. */
export function readBasket(): readonly BasketPart[] {
  return basket.read();
}

/** Adds a part at the end, or to the quantity of the one that is there; returns whether it fits in. */
export function addToBasket(part: NewPart, quantity = 1): boolean {
  const parts = readBasket();
  const existing = parts.find(({ id }) => id === part.id);
  if (existing) setQuantity(part.id, existing.quantity + quantity);
  else if (parts.length < maxParts)
    basket.write([...parts, { ...part, quantity: bounded(quantity) }]);
  else return false;
  return true;
}

/** Sets how many of a part are asked for, at least one. */
export function setQuantity(partId: string, quantity: number): void {
  basket.write(
    readBasket().map((part) =>
      part.id === partId ? { ...part, quantity: bounded(quantity) } : part,
    ),
  );
}

/** Removes a part. */
export function removeFromBasket(partId: string): void {
  basket.write(readBasket().filter(({ id }) => id !== partId));
}

/** Removes the parts that were sent: those whose line is in the text of an enquiry. */
export function removeSent(text: string): void {
  const lines = text.split('\n');
  basket.write(readBasket().filter((part) => !lines.includes(lineOf(part))));
}

/**
 * Writes a part as a picked row is written into the comment: number, description and substitute part,
 * comma separated (spec 2.7), and the quantity if it is more than one.
 */
export function lineOf({ partNumber, description, substPart, quantity }: BasketPart): string {
  const line = [partNumber, description, substPart].filter(Boolean).join(', ');
  return quantity > 1 ? `${line} × ${quantity}` : line;
}

/** Writes a line for each part. */
export function linesOf(parts: readonly BasketPart[]): string {
  return parts.map(lineOf).join('\n');
}

function bounded(quantity: number): number {
  return Math.min(Math.max(Math.trunc(quantity) || 1, 1), maxQuantity);
}

function isPart(value: unknown): value is BasketPart {
  if (typeof value !== 'object' || value === null) return false;
  const { id, partNumber, description, substPart, quantity } = value as Record<string, unknown>;
  return (
    [id, partNumber, description, substPart].every(
      (text) => typeof text === 'string' && text.length <= maxTextLength,
    ) &&
    typeof quantity === 'number' &&
    bounded(quantity) === quantity
  );
}
