import { countWords, units } from './quantity-text.ts';

/** What a line without columns says, as far as it can be told. */
export interface FreeLine {
  /** A number that stands alone before the part number: a position, or a quantity. */
  lead: string;
  partNumber: string;
  /** Whether more than a sign follows the part number. */
  isDescribed: boolean;
  /** What is certainly a quantity, with its unit. */
  quantity: string;
  /** Where the last number may belong to the part number: how it reads otherwise. */
  otherwise?: { partNumber: string; quantity: string };
}

const amount = String.raw`(?:[1-9]\d{0,2}(?:[.,'’ ]\d{3})+|[1-9]\d*)(?:[.,]0+)?`;
const unit = `(?:${units})\\.?`;

/** The number of an entry and the sign before it: `1.`, `2)`, `1.2`, `№ 3`, `Pos. 4:`, a bullet. */
const marker =
  /^(?:[•●▪·*\p{Pd}]\s+|\(?\d{1,4}[.)](?!\d)\s*|\d{1,3}(?:\.\d{1,3})+[.)]?\s+(?=\S*\p{L})|(?:№|#|nr|no|pos|поз)\.?\s*\d{1,4}[.):]?\s+(?=\S*\p{L}))/iu;
const label =
  /^(?:(?:p\s*\/\s*n|part\s*(?:no|number)|teile-?\s*(?:nr|nummer)|номер детали|№)(?:[.:]+\s*|\s+)|(?:art|арт|артикул|artikel)(?:-?nr)?[.:]+\s*)/iu;
const quantityFirst = new RegExp(`^(${amount}\\s*${unit})\\s+(?=\\S)`, 'iu');
const leadingNumber = /^(\d{1,5})\s+(?=\S*\p{L})/u;
/** A last number with a unit, or after a sign that divides, is a quantity. */
const clearTails = [
  new RegExp(`[\\s;|:=,(]((?:${countWords})[.:=]?\\s*${amount})\\)?$`, 'iu'),
  new RegExp(`[\\s;|:=,(](${amount}\\s*${unit})\\)?$`, 'iu'),
  new RegExp(`(?:[;|:=(]\\s*|,\\s+|\\s\\p{Pd}\\s+)(${amount})\\)?$`, 'u'),
];
const bareTail = new RegExp(String.raw`^(.*\S)\s+\p{Pd}?(${amount})$`, 'u');

/** More characters than a part number, a description and a quantity have. */
const maxLength = 500;

/** Reads a line in which nothing divides the columns, such as `1. HT-1 - 4 Stk` or `4 x HT-1`. */
export function splitLine(text: string): FreeLine {
  const clean = text.replaceAll(/\s+/g, ' ').trim().slice(0, maxLength);
  let rest = clean.replace(marker, '').replace(label, '');
  const [, first = ''] = quantityFirst.exec(rest) ?? [];
  rest = rest.slice(first.length).trim();
  const [, lead = ''] = first ? [] : (leadingNumber.exec(rest) ?? []);
  rest = rest.slice(lead.length).trim();
  const [before, tail] = cutTail(rest);
  const line = { lead, ...splitDescription(before), quantity: first || tail };
  if (line.quantity !== '' || line.isDescribed) return line;
  return { ...line, ...readBareTail(line.partNumber) };
}

/** Cuts what is clearly a quantity from the end of a line. */
function cutTail(text: string): [before: string, tail: string] {
  for (const pattern of clearTails) {
    const found = pattern.exec(text);
    const before = text.slice(0, found?.index).replace(/[\s;|:=,(\p{Pd}]+$/u, '');
    if (found && /\d/.test(before)) return [before, found[1] ?? ''];
  }
  return [text, ''];
}

/** Reads a last number after a blank alone: a quantity where the part number is complete without it. */
function readBareTail(text: string): Partial<FreeLine> {
  const [, partNumber, quantity] = bareTail.exec(text) ?? [];
  if (partNumber === undefined || quantity === undefined || !/\d/.test(partNumber)) return {};
  const isComplete = /^\S*\p{L}\S*$/u.test(partNumber) && !/\s\p{Pd}/u.test(text);
  return isComplete ? { partNumber, quantity } : { otherwise: { partNumber, quantity } };
}

/** Divides a part number, which may hold blanks, from the words after it. */
function splitDescription(text: string): Pick<FreeLine, 'partNumber' | 'isDescribed'> {
  const words = text.split(' ');
  // A number that has a digit and a dash is complete; another one goes on as long as there are digits.
  let end = 0;
  while (end < words.length && !/\d/.test(words[end] ?? '')) end += 1;
  if (end === words.length || words.slice(0, end).some((word) => /\p{Ll}{2}/u.test(word))) {
    return { partNumber: text, isDescribed: false };
  }
  const isComplete = end === 0 && /\p{L}.*\p{Pd}|\p{Pd}.*\p{L}/u.test(words[0] ?? '');
  end += 1;
  const goesOn = (word: string) =>
    /^\p{Pd}?\d+$/u.test(word) || (!isComplete && /\d/.test(word) && !/\p{Ll}{2}/u.test(word));
  while (end < words.length && goesOn(words[end] ?? '')) end += 1;
  // Two numbers with a sign between them are not one with a description.
  if (/^[/,;+&]$/.test(words[end] ?? '') && /\d/.test(words[end + 1] ?? '')) {
    return { partNumber: text, isDescribed: false };
  }
  return {
    partNumber: words
      .slice(0, end)
      .join(' ')
      .replace(/[\s,;:.]+$/, ''),
    isDescribed: words.slice(end).some((word) => /[^,;:\p{Pd}]/u.test(word)),
  };
}
