import { maxQuantity } from '../basket/basket.ts';
import { languages } from '../../i18n/languages.ts';
import type { Language } from '../../i18n/languages.ts';

/** What stands after a number that counts pieces; metres, sets and boxes are not pieces. */
export const units =
  'x|х|×|\\*|stk|stck|stücke?|st|pcs?|pce|ea|each|pieces?|off|units?|шт|штук[аи]?|ед';
/** What stands before one. */
export const countWords = 'x|х|×|\\*|qty|quantity|menge|anzahl|кол-во|количество';

const countOfPieces = new RegExp(
  `^(?:(?:${countWords})[.:=]?\\s*)?(\\d[\\d.,'’ ]*)(?:(?:${units})\\.?)?$`,
  'iu',
);
const otherUnits =
  'satz|sätze|sets?|paar|pairs?|pkg|box|kits?|[kmc]?m|k?g|l|компл|комплект|к-т|пар[аы]?|уп|м|мм|см|кг|л';
const unitOfPieces = new RegExp(`^(?:${units})\\.?$`, 'iu');
const anyOtherUnit = new RegExp(`^(?:${otherUnits})\\.?$`, 'iu');
const grouped = /^[1-9]\d{0,2}([.,'’ ])\d{3}(?:\1\d{3})*$/;

/** How each language divides thousands, besides by a space or an apostrophe. */
const groupSigns: Record<Language, string> = { de: '.', en: ',', ru: '' };

/** Whether a text is a unit, of pieces or not. */
export function isUnit(text: string): boolean {
  return isUnitOfPieces(text) || anyOtherUnit.test(text);
}

/** Whether a text is a unit of pieces, so that the number beside it is a quantity. */
export function isUnitOfPieces(text: string): boolean {
  return unitOfPieces.test(text);
}

/** Whether a text is a quantity in one of the languages. */
export function isQuantity(text: string): boolean {
  return languages.some((language) => readQuantity(text, language) !== null);
}

/**
 * Reads a quantity of pieces as the language writes numbers: `10 Stk`, `2,0`, `1 000`. Null where it is not
 * certain, such as `1.000` in English, and where it is no whole number from 1 to 99,999.
 */
export function readQuantity(text: string, language: Language): number | null {
  const [, number] = countOfPieces.exec(text.replaceAll(/\s+/gu, ' ')) ?? [];
  const value = number === undefined ? null : readNumber(number.trim(), language);
  return value !== null && value >= 1 && value <= maxQuantity ? value : null;
}

/** Reads a whole number, also with decimals that are zero. */
function readNumber(text: string, language: Language): number | null {
  const usual = `'’ ${groupSigns[language]}`;
  const [, whole = '', sign, zeros] = /^(.+)([.,])(0+)$/.exec(text) ?? [];
  // Three zeros after the only sign are decimals in one language and thousands in another.
  const isAmbiguous = zeros?.length === 3 && grouped.test(text);
  if (sign === undefined || isAmbiguous) return readWhole(text, usual);
  return readWhole(whole, ".,'’ ".replace(sign, ''));
}

/** Reads digits that one of the signs may divide into thousands. */
function readWhole(text: string, signs: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  const [, sign] = grouped.exec(text) ?? [];
  return sign !== undefined && signs.includes(sign) ? Number(text.replaceAll(sign, '')) : null;
}
