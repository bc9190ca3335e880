import { cutText } from 'backend/cut-text';

import { StoredList, useStoredList } from '../stored-list.ts';

/** More parts than an enquiry has, and few enough for its text. */
export const maxParts = 200;

/** The largest quantity of a part. */
export const maxQuantity = 99_999;

/** The longest text of a part. */
export const maxTextLength = 1000;

/** A part that somebody wants to ask for. */
export interface BasketPart {
  /** The global id of the sub-part; for a number that no list has, one of its own. */
  id: string;
  partNumber: string;
  /** In the language in which it was picked. */
  description: string;
  substPart: string;
  /** Null while it is to be asked for. */
  quantity: number | null;
  /** What the enquiry says of a number that no list has, in the language in which it was picked. */
  note?: string;
  /** The rows of a pasted list that it was read from. */
  source?: string;
  /** The number in a list that is most like it. */
  similar?: string;
}

/** A part that is about to be added. */
export type NewPart = Omit<BasketPart, 'quantity'>;

const requiredTexts = ['partNumber', 'description', 'substPart'] as const;
const optionalTexts = ['note', 'source', 'similar'] as const;

const basket = new StoredList('enquiry_basket', isPart);

/** Returns the parts of the basket; re-renders the component when it changes, in another tab, too. */
export function useBasket(): readonly BasketPart[] {
  return useStoredList(basket);
}

/** Returns the parts of the basket. */
export function readBasket(): readonly BasketPart[] {
  return basket.read();
}

/** Replaces the parts of the basket; longer texts, as another backend may have them, are cut. */
export function writeBasket(parts: readonly BasketPart[]): void {
  basket.write(parts.map(withCutTexts));
}

function withCutTexts(part: BasketPart): BasketPart {
  const cut = { ...part };
  for (const name of [...requiredTexts, ...optionalTexts]) {
    const text = part[name];
    if (text !== undefined) cut[name] = cutText(text, maxTextLength);
  }
  return cut;
}

function isPart(value: object): value is BasketPart {
  const { quantity, ...part } = value as Record<string, unknown>;
  return (
    ['id', ...requiredTexts].every((name) => isText(part[name])) &&
    optionalTexts.every((name) => part[name] === undefined || isText(part[name])) &&
    (quantity === null ||
      (typeof quantity === 'number' &&
        Number.isInteger(quantity) &&
        quantity >= 1 &&
        quantity <= maxQuantity))
  );
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= maxTextLength;
}
