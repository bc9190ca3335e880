import { isUtf8 } from 'node:buffer';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse, type InfoField, type InfoRecord } from 'csv-parse';
import { headerOf } from '../spreadsheet-text.ts';

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

/** Spellings of the line by which a file tells Excel its separator, saved again by whatever program. */
const separatorLine =
  /^\uFEFF?\s*"?\s*sep\s*= *([^\p{L}\p{N}"\r\n]) *"?[;,\t| ]*(?:\r\n|\r|\n|$)/iu;
const lineEnds = /\r\n|\r|\n/g;
const lineEndsBefore = /^\uFEFF?[\r\n]*/;
const blankBefore = /^\uFEFF?(?:\s*[\r\n])?/;

/** Far more than the columns of a list of parts, and than its cells may hold together. */
const maxColumns = 100;
const maxRowBytes = 100_000;

/** The bytes that are read before other requests get their turn. */
const pieceBytes = 32 * 1024;

class LimitError extends Error {}

/**
 * Reads a CSV file as spreadsheets write it (RFC 4180): UTF-8 with or without a byte order mark, with the
 * separator that a first line `sep=` names, else the one that the headings have most often. Leaves out
 * empty rows. Returns the rows before what cannot be read, and at most `maxRows` behind the first one.
 */
export async function readCsv(
  file: Buffer,
  maxRows: number,
): Promise<{ rows: CsvRow[]; error?: LineError }> {
  const failure = (line: number, message: string) => ({ line, column: '', message });
  if (!isUtf8(file)) {
    const text = new TextDecoder().decode(file);
    const line = linesIn(text.slice(0, text.indexOf('\uFFFD'))) + 1;
    return { rows: [], error: failure(line, 'is not UTF-8; save the file as “CSV UTF-8”') };
  }
  const rows: CsvRow[] = [];
  const [named = '', separator] = separatorLine.exec(file.toString('utf8', 0, 100)) ?? [];
  const bytes = file.subarray(Buffer.byteLength(named));
  // The library counts a line end within quotes twice, so that lines are counted here.
  let [line, position, quotes] = [1 + linesIn(named), 0, 0];
  const cast = (cell: string, { index, quoting }: InfoField) => {
    if (index >= maxColumns) throw new LimitError(`has more than ${String(maxColumns)} cells`);
    const inside = cell.split('"').length - 1;
    quotes += quoting ? 2 + 2 * inside : inside;
    return cell;
  };
  const readRow = (cells: string[], { bytes: end }: InfoRecord) => {
    const text = bytes.toString('utf8', position, end);
    const [emptyLines = ''] = lineEndsBefore.exec(text) ?? [];
    line += linesIn(emptyLines);
    // Text behind a closing quotation mark, which the library takes for a bare cell.
    if (text.split('"').length - 1 !== quotes) throw new LimitError(unclosed);
    if (cells.some((cell) => cell.trim())) {
      if (rows.length > maxRows)
        throw new LimitError(`is one too many: an import takes ${String(maxRows)} rows`);
      rows.push({ line, cells });
    }
    line += linesIn(text.slice(emptyLines.length));
    [position, quotes] = [end, 0];
    return null;
  };
  const parser = parse({
    bom: true,
    cast,
    delimiter: separator ?? separatorOf(bytes),
    max_record_size: maxRowBytes,
    on_record: readRow,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // A quotation mark within a bare cell is an inch.
    relax_quotes: true,
    skip_empty_lines: true,
  });
  try {
    await pipeline(inPieces(bytes), parser.resume());
    return { rows };
  } catch (error) {
    const message = messageOf(error);
    if (message === undefined) throw error;
    const [emptyLines = ''] = lineEndsBefore.exec(bytes.toString('utf8', position)) ?? [];
    return { rows, error: failure(line + linesIn(emptyLines), message) };
  }
}

const unclosed = 'has a quotation mark that is not closed';

/** Returns what is wrong with a row; undefined for an error of another kind. */
function messageOf(error: unknown): string | undefined {
  if (error instanceof LimitError) return error.message;
  if (!(error instanceof CsvError)) return undefined;
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return `is longer than ${String(maxRowBytes)} bytes, or ${unclosed}`;
  }
  return error.code === 'CSV_QUOTE_NOT_CLOSED' ? unclosed : undefined;
}

async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    yield bytes.subarray(start, start + pieceBytes);
    await nextTurn();
  }
}

function separatorOf(bytes: Buffer): string {
  return headerOf(bytes.toString('utf8', 0, maxRowBytes).replace(blankBefore, '')).separator;
}

function linesIn(text: string): number {
  return text.match(lineEnds)?.length ?? 0;
}
