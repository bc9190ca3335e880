import { isConvertible, monthNames } from '../spreadsheet-text.ts';

/** The digits behind the point of a long number that spreadsheets keep; they may show fewer. */
const keptDigits = 14;

const scientific = /^\d(?:[.,](\d{1,14}))?E\+\d{2,3}$/i;
const plainNumber = /^(?:0|[1-9]\d*)(?:[.,]\d+)?$/;
const serialDate = /^[1-9]\d{1,4}$/;
const dayMs = 86_400_000;

/** Whether a spreadsheet may have made this text of another, stored number. */
export function isConvertedFrom(text: string, stored: string): boolean {
  const keys = new Set(storedKeys(stored));
  return convertedKeys(text).some((key) => keys.has(key));
}

/** Whether a text is what spreadsheets write, and hardly a person: `1.23E+05`, `Jan 07`, `01.01.1907`. */
export function looksConverted(text: string): boolean {
  const trimmed = text.trim();
  if (scientific.test(trimmed)) return true;
  const tokens = tokensOf(trimmed);
  if (tokens.length === 2) return tokens.some(isName) && datesIn(trimmed).length > 0;
  return /^\d{1,2}([./])\d{1,2}\1\d{4}$/.test(trimmed) && datesIn(trimmed).length > 0;
}

interface DateInText {
  /** Undefined where the text does not say it; a spreadsheet takes the current one. */
  year: number | undefined;
  month: number;
  day: number;
}

/** What a spreadsheet may make of a stored number, as keys to compare with `convertedKeys`. */
export function storedKeys(stored: string): string[] {
  const text = stored.trim();
  if (!isConvertible(text)) return [];
  const numbers = valuesOf(text).flatMap((value) =>
    Array.from({ length: keptDigits + 1 }, (_, digits) => numberKey(value, digits)),
  );
  const dates = datesIn(text).flatMap(({ year, month, day }) => [
    dateKey(year ?? 'current', month, day),
    dateKey('unknown', month, day),
  ]);
  return [...numbers, ...dates];
}

/** What a text stands for if a spreadsheet has written it. */
export function convertedKeys(converted: string): string[] {
  const text = converted.trim();
  const [isScientific, decimals = ''] = scientific.exec(text) ?? [];
  if (isScientific) return [numberKey(toNumber(text), decimals.length)];
  if (plainNumber.test(text)) {
    return [numberKey(toNumber(text), keptDigits), ...serialDateKeys(text)];
  }
  const tokens = tokensOf(text);
  // A person writes 05-12 as well; a spreadsheet, a month's name or a year.
  if (tokens.length < 3 && !tokens.some(isName)) return [];
  return datesIn(text).flatMap(({ year, month, day }) =>
    year === undefined
      ? [dateKey('unknown', month, day)]
      : [dateKey(year, month, day), dateKey('current', month, day)],
  );
}

/** The day that a spreadsheet counts by this number. */
function serialDateKeys(text: string): string[] {
  if (!serialDate.test(text)) return [];
  const date = new Date(Date.UTC(1899, 11, 30) + Number(text) * dayMs);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  const keys = [dateKey(year, month, day)];
  return year < 2000 ? keys : [...keys, dateKey('current', month, day)];
}

function valuesOf(text: string): number[] {
  const values = [toNumber(text)];
  // Of a long number, the first 15 digits are kept.
  if (/^\d{16,}$/.test(text)) values.push(Number(text.slice(0, 15).padEnd(text.length, '0')));
  if (/^\d{1,3}(?:[., ]\d{3})+$/.test(text)) values.push(Number(text.replaceAll(/[., ]/g, '')));
  return values.filter((value) => Number.isFinite(value));
}

function datesIn(text: string): DateInText[] {
  const [a, b, c, ...more] = tokensOf(text);
  if (a === undefined || b === undefined || more.length > 0) return [];
  const candidates =
    c === undefined
      ? [
          ...yearsOf(b).map((year) => ({ year, month: monthOf(a), day: 1 })),
          ...yearsOf(a).map((year) => ({ year, month: monthOf(b), day: 1 })),
          { year: undefined, month: monthOf(a), day: Number(b) },
          { year: undefined, month: monthOf(b), day: Number(a) },
        ]
      : [
          ...yearsOf(twoDigits(a)).map((year) => ({ year, month: monthOf(b), day: Number(c) })),
          ...yearsOf(twoDigits(c)).map((year) => ({ year, month: monthOf(b), day: Number(a) })),
          ...yearsOf(twoDigits(c)).map((year) => ({ year, month: monthOf(a), day: Number(b) })),
        ];
  return candidates.filter(({ month, day }) => month >= 1 && month <= 12 && day >= 1 && day <= 31);
}

/** The numbers and words of what may be a date; nothing for a text that holds anything else. */
function tokensOf(text: string): string[] {
  if (text.length > 20) return [];
  const tokens = text.toLowerCase().match(/\d+|\p{L}+/gu) ?? [];
  const rest = text.replaceAll(/[\d\p{L}\s./-]/gu, '');
  return rest === '' ? tokens : [];
}

const isName = (token: string) => !/^\d+$/.test(token);

function monthOf(token: string): number {
  if (!isName(token)) return Number(token);
  return monthNames.findIndex((names) => names.some((name) => token.startsWith(name))) + 1;
}

/** The years that a number may mean; none where it is rather a day. */
function yearsOf(token: string): number[] {
  if (/^\d{4}$/.test(token)) return [Number(token)];
  return /^\d{2}$/.test(token) ? [1900 + Number(token), 2000 + Number(token)] : [];
}

const twoDigits = (year: string) => year.padStart(2, '0');

function toNumber(text: string): number {
  return Number(text.replace(',', '.'));
}

function numberKey(value: number, digits: number): string {
  return `number ${value.toExponential(digits)}`;
}

function dateKey(year: number | 'current' | 'unknown', month: number, day: number): string {
  return `date ${String(year)}-${String(month)}-${String(day)}`;
}
