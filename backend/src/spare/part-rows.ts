import { setImmediate as nextTurn } from 'node:timers/promises';
import { unprotectText } from '../spreadsheet-text.ts';
import { readCsv, type CsvRow, type LineError } from './csv.ts';
import { partFields, type PartFields } from './sub-part-contract.ts';

/** A row of the file: the fields for which it has columns, and the id of the sub-part that it names. */
export interface PartRow {
  line: number;
  id: number | undefined;
  fields: PartFields;
}

/** The names of the columns that an import takes. */
export const importColumns = ['id', ...partFields.keyof().options];

/** How many rows an import takes. */
export const maxRows = 20_000;

const wholeNumber = 'must be a whole number from 0';
const advice: Partial<Record<string, string>> = { quantity: wholeNumber };

/** The errors that are named: enough to see what is wrong with a file. */
export const maxErrors = 1000;

/** The rows that are checked before other requests get their turn. */
const rowsAtOnce = 500;

/** What a file says. With errors, the rows are those that are right. */
export interface PartRows {
  rows: PartRow[];
  errors: LineError[];
}

/** Reads the sub-parts of a CSV file. */
export async function readPartRows(bytes: Buffer): Promise<PartRows> {
  const { rows: lines, error } = await readCsv(bytes, maxRows);
  const [header, ...others] = lines;
  if (!header) {
    return { rows: [], errors: [error ?? { line: 1, column: '', message: 'the file is empty' }] };
  }
  const columns = header.cells.map((cell) => cell.replaceAll(/\s/g, '').toLowerCase());
  const errors = headerErrors(header.line, columns);
  if (errors.length > 0) return { rows: [], errors };
  const rows: PartRow[] = [];
  for (const [index, line] of others.entries()) {
    const read = readRow(line, columns);
    if (read.errors.length === 0) rows.push(read.row);
    errors.push(...read.errors);
    if (errors.length >= maxErrors) return { rows, errors: errors.slice(0, maxErrors) };
    if (index % rowsAtOnce === 0) await nextTurn();
  }
  if (error) errors.push(error);
  return { rows, errors };
}

function headerErrors(line: number, columns: string[]): LineError[] {
  const named = columns.filter((column) => column !== '');
  const wrong = (column: string, message: string) => ({ line, column, message });
  const errors = named
    .filter((column) => !importColumns.includes(column))
    .map((column) => wrong(column, `is no column of sub-parts; use ${importColumns.join(', ')}`));
  const twice = named.filter((column, index) => named.indexOf(column) !== index);
  errors.push(
    ...twice.map((column) => wrong(column, 'appears twice; rename or delete one of the columns')),
  );
  if (!named.includes('partnumber'))
    errors.push(wrong('partnumber', 'is missing; one column needs this heading'));
  return errors;
}

function readRow({ line, cells }: CsvRow, columns: string[]) {
  const errors: LineError[] = [];
  const wrong = (column: string, message: string) => errors.push({ line, column, message });
  const texts: Partial<Record<string, string>> = {};
  // A spreadsheet may leave out the empty cells at the end of a row.
  for (const [index, column] of columns.entries()) {
    texts[column] = unprotectText(cells[index] ?? '');
  }
  if (cells.some((cell, index) => cell.trim() !== '' && !columns[index])) {
    wrong(
      '',
      'has more cells than there are columns; a text that holds the separator needs quotation marks',
    );
  }
  const { id: idText = '', ...values } = texts;
  const id = Number(idText);
  if (!/^\s*\d{0,10}\s*$/.test(idText)) wrong('id', 'must be the id of a sub-part of this spare');
  if (values.quantity !== undefined) values.quantity = values.quantity.trim() || '0';
  const isNamed = idText.trim() !== '';
  if (!isNamed && values.partnumber?.trim() === '') wrong('partnumber', 'must not be empty');
  const { data: fields = {}, error } = partFields.safeParse(values);
  for (const { path, code, message } of error?.issues ?? []) {
    const column = String(path[0]);
    const tooLong = 'must have at most 1000 characters';
    wrong(column, advice[column] ?? (code === 'custom' ? message : tooLong));
  }
  return { row: { line, id: isNamed ? id : undefined, fields }, errors };
}
