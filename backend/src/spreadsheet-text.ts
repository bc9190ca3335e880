/**
 * What spreadsheets do to the texts of a CSV file that they open, how our files keep them from it
 * (docs/decisions/part-lists.md), and how they write headings. Imports nothing, so that every tier can load it.
 */

/** The beginnings of the months' names, January first, in the languages of the site. */
export const monthNames = [
  ['jan', 'янв'],
  ['feb', 'фев'],
  ['mar', 'mär', 'mrz', 'мар'],
  ['apr', 'апр'],
  ['may', 'mai', 'май', 'мая'],
  ['jun', 'июн'],
  ['jul', 'июл'],
  ['aug', 'авг'],
  ['sep', 'сен'],
  ['oct', 'okt', 'окт'],
  ['nov', 'ноя'],
  ['dec', 'dez', 'дек'],
];

const endings = 'r?uary?|ch|z|il|e|i|y|ust|t?ember|ober|[а-я]{1,5}';
const month = `(?:${monthNames.flat().join('|')})(?:${endings})?`;
const between = String.raw`[\s./\-]*`;

/** Texts that a spreadsheet of some country takes for a number, a date, a time or a truth value. */
const convertible = [
  String.raw`0\d+`,
  // Shown, and so saved, as 1.23E+11.
  String.raw`\d{12,}`,
  String.raw`\d*(?:[.,:/ \-]+\d+)+`,
  String.raw`[\d.,]*\de[+\-]?\d+`,
  String.raw`\d+ ?%`,
  String.raw`\d+[.,\-]`,
  String.raw`\([\d.,]+\)`,
  String.raw`[$€£₽] ?[\d.,]+`,
  String.raw`[\d.,]+ ?[$€£₽]`,
  String.raw`\d+(?::\d+)* [ap]m?`,
  `(?:\\d{1,4}${between})?${month}${between}\\d{1,4}`,
  `\\d{1,4}${between}${month}`,
  'true|false|wahr|falsch|истина|ложь',
].join('|');

const formula = '[=+\\-@＝＋－＠]';

/**
 * Where a spreadsheet would begin something else than text: a formula or a number at the start of a cell,
 * and a formula behind a separator or a line break within one, as a program that splits at another
 * separator begins a cell there. Apostrophes count, as who reads the file could not tell ours from those
 * of the text.
 */
const start = (apostrophe: string) =>
  new RegExp(
    String.raw`^${apostrophe}(?=['"]*(?:\s|${formula}))` +
      String.raw`|^${apostrophe}(?='*(?:${convertible})\s*$)` +
      String.raw`|(?<=[,;\t\r\n])${apostrophe}(?=['"]*${formula})`,
    'giu',
  );

const unprotectedStart = start('');
const protectedStart = start("'");
const whole = new RegExp(`^(?:${convertible})$`, 'iu');

/** Writes an apostrophe before whatever a spreadsheet would not take for text. */
export function protectText(text: string): string {
  return text.replace(unprotectedStart, "'");
}

/** Takes away the apostrophes that `protectText` has written. */
export function unprotectText(text: string): string {
  return text.replace(protectedStart, '');
}

/** Whether a spreadsheet that opens this text as a cell of a CSV file would change it. */
export function isConvertible(text: string): boolean {
  return whole.test(text.trim());
}

const separators = [';', ',', '\t', '|'];
/** A cell in quotation marks; one within a bare cell is an inch. */
const quoted = String.raw`(?<![^;,\t|])"[^"]*(?:""[^"]*)*"`;
const quotedCells = new RegExp(quoted, 'g');
const firstRecord = new RegExp(String.raw`^(?:${quoted}|[^\r\n])*`);
const maxHeaderLength = 100_000;

/**
 * Finds the headings at the beginning of a CSV text, where one in quotation marks may have several lines, and
 * what separates them: the sign that stands most often between them. Returns them with the pattern of a cell.
 */
export function headerOf(text: string): { header: string; separator: string; cell: RegExp } {
  const [header = ''] = firstRecord.exec(text.slice(0, maxHeaderLength)) ?? [];
  const bare = header.replaceAll(quotedCells, '');
  const count = (separator: string) => bare.split(separator).length;
  const [separator = ';'] = separators.toSorted((a, b) => count(b) - count(a));
  const cell = new RegExp(`(?<![^${separator}])(?:${quoted})?[^${separator}]*`, 'g');
  return { header, separator, cell };
}
