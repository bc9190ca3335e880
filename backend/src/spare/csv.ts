import { isUtf8 } from 'node:buffer';

/** A row of a CSV file, with the line on which it begins as an editor counts them. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** What is wrong on a line; `column` is empty where the whole line is meant. */
export interface LineError {
  line: number;
  column: string;
  message: string;
}

const separators = [';', ',', '\t'];
const lineEnds = /\r\n|\r|\n/g;

/**
 * Reads a CSV file as spreadsheets write it (RFC 4180): UTF-8 with or without a byte order mark, with the
 * separator that its first line has most often. Returns the rows before what cannot be read.
 */
export function readCsv(bytes: Buffer): { rows: CsvRow[]; error?: LineError } {
  const text = new TextDecoder().decode(bytes);
  const failure = (line: number, message: string) => ({ line, column: '', message });
  if (!isUtf8(bytes)) {
    const line = linesIn(text.slice(0, text.indexOf('\uFFFD'))) + 1;
    return { rows: [], error: failure(line, 'is not UTF-8; save the file as “CSV UTF-8”') };
  }
  const separator = separatorOf(text);
  // A cell in quotes, in which `""` means one, or a bare one; then what ends it.
  const pattern = new RegExp(
    `("[^"]*(?:""[^"]*)*"|[^"${separator}\\r\\n][^${separator}\\r\\n]*|)(${separator}|\\r\\n|\\r|\\n|$)`,
    'y',
  );
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let line = 1;
  while (pattern.lastIndex < text.length || row.cells.length > 0) {
    const [token, cell = '', end] = pattern.exec(text) ?? [];
    if (token === undefined) {
      return { rows, error: failure(line, 'has a quotation mark that is not closed') };
    }
    row.cells.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    line += linesIn(token);
    if (end === separator) continue;
    rows.push(row);
    row = { line, cells: [] };
  }
  return { rows };
}

function separatorOf(text: string): string {
  const [header = ''] = text.split(lineEnds, 1);
  const count = (separator: string) => header.split(separator).length;
  const [most = ';'] = separators.toSorted((a, b) => count(b) - count(a));
  return most;
}

function linesIn(text: string): number {
  return text.match(lineEnds)?.length ?? 0;
}
