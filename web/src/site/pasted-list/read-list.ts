import { cutText } from 'backend/cut-text';

import type { Language } from '../../i18n/languages.ts';
import { roleOfHeading } from './headings.ts';
import type { ColumnRole } from './headings.ts';
import { isQuantity, isUnit, isUnitOfPieces, readQuantity } from './quantity-text.ts';
import { splitLine } from './split-line.ts';
import type { FreeLine } from './split-line.ts';
import { splitTable } from './split-table.ts';
import type { TableRow } from './split-table.ts';

/** The most characters that a search takes (schema.graphql). */
const maxNumberLength = 100;

/** What a row was read from. */
interface Origin {
  /** The line as it was pasted; of one that holds nothing but several parts, this part. */
  source: string;
  /** The line, the same one for all of its parts. */
  line: TableRow;
  /** What asks for this part alone: the line or, of one that names several parts, this one. */
  text: string;
}

/** A part that a pasted list asks for. */
export interface PastedRow extends Origin {
  partNumber: string;
  /** Null where it is to be asked for. */
  quantity: number | null;
  /** How the row reads if its last number is no part of the part number. */
  otherwise?: { partNumber: string; quantity: number | null };
}

/** A column as it was understood. */
export interface Column {
  heading: string;
  role: ColumnRole;
}

/** A pasted list as it was understood. */
export interface PastedList {
  /** The columns of a table; empty where every line was read on its own. */
  columns: Column[];
  rows: PastedRow[];
  /** The lines down to the headings. */
  head: string[];
  /** Further lines without a part number, such as sums. */
  others: string[];
}

/**
 * Reads a list of part numbers and quantities as people have them: copied from a spreadsheet or an e-mail,
 * with columns in any order. `roles` are what somebody says of the columns.
 */
export function readList(text: string, language: Language, roles?: ColumnRole[]): PastedList {
  const table = splitTable(text);
  if (!table.some(isDivided)) {
    return { columns: [], head: [], ...readFreeLines(table, language) };
  }

  const headingAt = table.findIndex((row, at) => at < 5 && isHeading(row, table[at + 1]));
  const headings = table[headingAt]?.cells ?? [];
  const body = table.filter((_, index) => index > headingAt);
  // A line that nothing divides says nothing of the columns.
  const columns = columnsOf(body.filter(isDivided), headings, roles);
  const list: PastedList = {
    columns,
    rows: [],
    head: table.slice(0, headingAt + 1).map(({ source }) => source),
    others: [],
  };
  for (const row of body) {
    const read = readRow(row, columns, language);
    if (read.length > 0) list.rows.push(...read);
    else list.others.push(row.source);
  }
  return list;
}

/**
 * The lines of rows that are still to be added, each once; of a line whose other parts are added, what is left
 * of it.
 */
export function linesOf(left: PastedRow[], all: PastedRow[]): string[] {
  const waiting = new Set(left);
  const begun = new Set(all.filter((row) => !waiting.has(row)).map(({ line }) => line));
  const whole = new Set<TableRow>();
  return left.flatMap(({ line, text }) => {
    if (begun.has(line)) return [text];
    if (whole.has(line)) return [];
    whole.add(line);
    return [line.source];
  });
}

function isDivided({ cells }: TableRow): boolean {
  return cells.filter(Boolean).length > 1;
}

/** Whether the cells of a row are headings: one of them names the part numbers or the quantities. */
function isHeading(row: TableRow, next?: TableRow): boolean {
  if (!isDivided(row) || row.cells.some(isQuantity)) return false;
  const numbers = row.cells.filter((cell) => roleOfHeading(cell) === 'number');
  const hasQuantity = row.cells.some((cell) => roleOfHeading(cell) === 'quantity');
  const coded = row.cells.filter((cell) => /\S\d|\d\S/.test(cell));
  if (coded.length === 0) return numbers.length > 0 || hasQuantity;
  // A cell such as `Price (20%)` may hold a part number, beside a description such as `Spare part`.
  const isCertain = numbers.some((cell) => hasQuantity || endOfNumberHeading.test(cell));
  const isNamed = (cell: string) => /\p{Ll}{3}/u.test(cell) || numbers.includes(cell);
  if (next === undefined || !isCertain || !coded.every(isNamed)) return false;
  const below = codesIn(next.cells);
  return !codesIn(coded).some((form) => below.includes(form));
}

/** The forms of the words that may be part numbers. */
function codesIn(cells: string[]): string[] {
  const words = cells.join(' ').split(/\s/);
  return words.map(formOf).filter((form) => /A|9{5}/.test(form));
}

/** What the headings of part numbers end with, but no description. */
const endOfNumberHeading = /(?:nummer|number|n[or]|артикул)\.?$/iu;

function columnsOf(body: TableRow[], headings: string[], roles?: ColumnRole[]): Column[] {
  const width = Math.max(...body.map(({ cells }) => cells.length), headings.length);
  const cellsIn = (index: number) => body.map(({ cells }) => cells[index] ?? '');
  const columns = Array.from({ length: width }, (_, index) => ({
    heading: headings[index] ?? '',
    cells: cellsIn(index),
  }));
  const guessed = roles?.length === width ? roles : guessRoles(columns);
  return columns.map(({ heading }, index) => ({ heading, role: guessed[index] ?? 'none' }));
}

interface RawColumn {
  heading: string;
  cells: string[];
}

/** Guesses what the columns hold, by their headings and else by their cells. */
function guessRoles(columns: RawColumn[]): ColumnRole[] {
  const named = columns.map(({ heading }) => roleOfHeading(heading));
  const indices = columns.map((_, index) => index);
  const free = indices.filter((index) => named[index] === undefined);
  const scores = columns.map(({ cells }) => numberScore(cells));
  const best = (among: number[]) =>
    among.reduce((a, b) => ((scores[b] ?? 0) > (scores[a] ?? 0) ? b : a), among[0] ?? 0);
  const numbers = indices.filter((index) => named[index] === 'number');
  const number = best(numbers.length > 0 ? numbers : free.length > 0 ? free : indices);

  const quantity = quantityColumn(columns, named, number);
  // Without headings and quantities, every part number in a line is asked for.
  const isBare = columns.every(({ heading, cells }) => heading === '' && !areQuantities(cells));
  const forms = new Set(isBare ? columns[number]?.cells.map(formOf).filter(Boolean) : []);
  return indices.map((index) => {
    if (index === number || hasForms(columns[index]?.cells ?? [], forms, index)) return 'number';
    if (index === quantity) return 'quantity';
    return isUnitColumn(columns[index]) ? 'unit' : 'none';
  });
}

/** The column of the quantities; undefined where several may be it. */
function quantityColumn(
  columns: RawColumn[],
  named: (ColumnRole | undefined)[],
  number: number,
): number | undefined {
  const indices = columns.map((_, index) => index);
  const byHeading = indices.filter((index) => named[index] === 'quantity' && index !== number);
  if (byHeading.length > 0) return byHeading.length === 1 ? byHeading[0] : undefined;
  const counts = indices.filter((index) => {
    const { cells = [] } = columns[index] ?? {};
    return index !== number && named[index] === undefined && areQuantities(cells);
  });
  const withUnit = counts.filter(
    (index) =>
      isUnitColumn(columns[index + 1]) || columns[index]?.cells.some((cell) => /\p{L}/u.test(cell)),
  );
  if (withUnit.length === 1) return withUnit[0];
  // Rising numbers before the part number are those of the rows.
  const likely = counts.filter((index) => index > number || !isRising(columns[index]?.cells ?? []));
  return likely.length === 1 ? likely[0] : undefined;
}

function areQuantities(cells: string[]): boolean {
  const filled = cells.filter(Boolean);
  const fitting = filled.filter((cell) => isQuantity(cell) || /^\d{1,6}\.?$/.test(cell));
  return fitting.length > 0 && fitting.length * 2 >= filled.length;
}

function isUnitColumn(column: RawColumn | undefined): boolean {
  const filled = column?.cells.filter(Boolean) ?? [];
  return filled.length > 0 && filled.every(isUnit);
}

function isRising(cells: string[]): boolean {
  const values = cells.filter(Boolean).map((cell) => Number.parseFloat(cell));
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0));
}

/** How much the cells of a column look like part numbers. */
function numberScore(cells: string[]): number {
  const filled = cells.filter(Boolean);
  const distinct = new Set(filled).size / Math.max(filled.length, 1);
  const sum = filled.reduce((total, cell) => total + likeNumber(cell), 0);
  return (sum / Math.max(cells.length, 1)) * (0.5 + distinct / 2);
}

function likeNumber(cell: string): number {
  const digits = cell.match(/\d/g)?.length ?? 0;
  if (digits === 0 || isQuantity(cell)) return digits > 4 ? 0.5 : digits > 0 ? 0.1 : 0;
  const words = (cell.match(/\p{L}\p{Ll}{2,}/gu)?.length ?? 0) + (otherNumber.test(cell) ? 1 : 0);
  return (1 + Math.min(digits, 8) / 8 + (/\p{Pd}/u.test(cell) ? 0.5 : 0)) / (1 + words);
}

/** Norms, serial numbers, revisions, drawings, orders and sizes. */
const otherNumber =
  /^(?:(?:DIN|EN|ISO|ГОСТ|S\/?N|REV)[.:\s]|(?:DWG|PO)\P{L}|\p{L}?\d+(?:[.,]\d+)?\s*[xх×]\s*\d)/iu;

/** The form that part numbers of one kind share: `AA-9-9` of `HT-1-01`; empty for a text without one. */
function formOf(text: string): string {
  const line = splitLine(text);
  const { partNumber } = line.otherwise ?? line;
  if (!/\d/.test(partNumber) || /\p{Ll}{2}/u.test(partNumber) || otherNumber.test(partNumber))
    return '';
  // Without the sign of a revision.
  const code = partNumber.replaceAll(/[()]/g, '').replace(/(?<=\d)[\p{Pd} ]?\p{L}+$/u, '');
  if (!/\p{L}/u.test(code)) return code.replaceAll(/\d/g, '9');
  return code
    .replaceAll(/\p{L}/gu, 'A')
    .replaceAll(/AA+/g, 'AA')
    .replaceAll(/\d+(?: \d+)*/g, '9');
}

/** The number at the end of a sentence, such as `We need: HT-1-01`; else the text. */
function withoutSentence(text: string): string {
  return formOf(text) === '' ? (text.split(/\s/).at(-1) ?? '') : text;
}

/** Whether a column has part numbers of the forms, and not the same engine in all rows. */
function hasForms(cells: string[], forms: Set<string>, index: number): boolean {
  const numbers = cells.filter((cell) => /\d/.test(cell));
  // Only the first number of a list ends a sentence; others are of a description.
  const texts = index === 0 && numbers.length === 1 ? numbers.map(withoutSentence) : numbers;
  return (
    new Set(numbers).size * 2 > numbers.length && texts.some((text) => forms.has(formOf(text)))
  );
}

/** Reads a row of a table; one that names several parts is a row for each. */
function readRow(row: TableRow, columns: Column[], language: Language): PastedRow[] {
  const { cells, source } = row;
  const cellsOf = (role: ColumnRole) => cells.filter((_, index) => columns[index]?.role === role);
  const filled = cells.filter(Boolean);
  // A line that nothing divides, among others.
  const named = filled.length === 1 ? filled : cellsOf('number').filter(Boolean);
  const parts = partsOf(named, row);
  if (parts.length > 1) {
    return parts.map((part) => {
      const line = splitLine(part.text);
      return freeRow(line, line.quantity, part, language);
    });
  }
  const origin = { source, line: row, text: source };
  const number = (parts[0]?.text ?? named.join(' ')).replaceAll(/\s+/g, ' ').trim();
  const line = splitLine(number);
  if (!/\d/.test(line.partNumber)) return [];
  const [written = ''] = cellsOf('quantity');
  if (written === '') return [freeRow(line, line.quantity, origin, language)];
  const [unit = ''] = cellsOf('unit');
  const quantity = unit === '' || isUnitOfPieces(unit) ? readQuantity(written, language) : null;
  return [pastedRow(line.quantity === '' ? line.partNumber : number, quantity, origin)];
}

/** Splits a text at its line ends, commas and the words between several parts. */
function splitParts(text: string): string[] {
  const parts = text.split(/\n|[;,](?!\d)|\s(?:and|und|и)\s/u).map((part) => part.trim());
  return parts.filter(Boolean);
}

/** The parts that cells of a row name; several in one cell have one form. */
function partsOf(named: string[], line: TableRow): Origin[] {
  const [first = '', ...others] = named.flatMap(splitParts);
  const number = withoutSentence(first);
  const isPart = others.some((other) => formOf(other) !== '' && formOf(other) === formOf(number));
  const start = isPart ? first.length - number.length : 0;
  const parts = named.flatMap((cell, index) => {
    const text = cell.slice(index === 0 ? start : 0);
    const pieces = splitParts(text);
    const form = pieces.map(formOf).find(Boolean);
    const alike = pieces.filter((piece) => formOf(piece) === form);
    return alike.length === 1 ? [text] : alike;
  });
  const isAll = parts.length > 1 && parts.length === line.cells.flatMap(splitParts).length;
  return parts.map((text) => ({ source: isAll ? text : line.source, line, text }));
}

function readFreeLines(table: TableRow[], language: Language): Pick<PastedList, 'rows' | 'others'> {
  const lines = table
    .flatMap(({ cells }) => cells.find(Boolean)?.split('\n') ?? [])
    .flatMap((source) => {
      const line = { source, cells: [source] };
      const parts = partsOf([source], line);
      return parts.length > 1 ? parts : [{ source, line, text: source }];
    })
    .map((origin) => ({ origin, line: splitLine(origin.text) }));
  const leads = lines.map(({ line }) => line.lead).filter(Boolean);
  const areLeadsQuantities =
    leads.length > 1 &&
    !isRising(leads) &&
    lines.every(({ line }) => line.quantity === '' && line.otherwise === undefined);
  const hasNumber = ({ line }: { line: FreeLine }) => /\d/.test(line.partNumber);
  return {
    rows: lines
      .filter(hasNumber)
      .map(({ line, origin }) =>
        freeRow(line, areLeadsQuantities ? line.lead : line.quantity, origin, language),
      ),
    others: lines.filter((one) => !hasNumber(one)).map(({ origin }) => origin.source),
  };
}

function freeRow(line: FreeLine, written: string, origin: Origin, language: Language): PastedRow {
  const row = pastedRow(line.partNumber, readQuantity(written, language), origin);
  if (!line.otherwise) return row;
  const { partNumber, quantity } = line.otherwise;
  return { ...row, otherwise: { partNumber, quantity: readQuantity(quantity, language) } };
}

function pastedRow(partNumber: string, quantity: number | null, origin: Origin): PastedRow {
  return { partNumber: cutText(partNumber, maxNumberLength), quantity, ...origin };
}
