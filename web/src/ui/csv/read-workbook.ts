import { unprotectText } from 'backend/spreadsheet-text';
import { unzipSync, zipSync } from 'fflate';
import type { Unzipped } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import type { CellValue } from 'read-excel-file/universal';

import { UnreadableFileError } from './read-spreadsheet.ts';
import { writeCsv } from './write-csv.ts';

const maxUnpackedBytes = 100 * 1024 * 1024;
const maxColumns = 100;
const maxRow = 20_001;

const cellPosition = /<(?:\w+:)?c\s[^>]*?\br="([A-Z]{1,3})(\d{1,7})"/g;
/** A cell whose formula has ended in an error, up to its type. */
const errorCell = /(<(?:\w+:)?c\s[^>]*?\bt=)"e"/g;
/** The cell of a formula without a result, other than an empty text. */
const bareFormula =
  /<((?:\w+:)?)c\s(?![^>]*\bt="str")[^>]*?\br="(\w+)"[^>]*>\s*<(?:\w+:)?f\b[^>]*(?:\/>|>[^<]*<\/(?:\w+:)?f>)\s*(?:<(?:\w+:)?v(?:\s*\/>|><\/(?:\w+:)?v>)\s*)?<\/(?:\w+:)?c>/g;

/**
 * Writes the first sheet of an Excel workbook as CSV, formulas with their last result, which may be an error
 * such as `#N/A`, as one without a result is. Throws `UnreadableFileError` where it is no workbook, or larger
 * than an import.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<string> {
  const files = unpack(bytes);
  for (const [name, file] of Object.entries(files)) {
    if (!name.startsWith('xl/worksheets/')) continue;
    const sheet = new TextDecoder().decode(file);
    checkCells(sheet);
    // The reader would take these for empty cells, and an import would empty what is stored.
    const read = sheet
      .replaceAll(bareFormula, '<$1c r="$2" t="str"><$1v>#N/A</$1v></$1c>')
      .replaceAll(errorCell, '$1"str"');
    files[name] = new TextEncoder().encode(read);
  }
  try {
    const rows = await readSheet(new Blob([zipSync(files, { level: 0 })]), { trim: false });
    return writeCsv(
      rows.map((row) => row.map(textOf)),
      ';',
    );
  } catch {
    throw new UnreadableFileError(unreadable);
  }
}

const unreadable = 'cannot be read as an Excel workbook. Save it again as .xlsx or as CSV.';

/** Unpacks the texts of a workbook, but not what would fill the memory. */
function unpack(bytes: Uint8Array): Unzipped {
  let unpacked = 0;
  const isSmall = ({ originalSize }: { originalSize: number }) => {
    unpacked += originalSize;
    return unpacked <= maxUnpackedBytes;
  };
  let files: Unzipped;
  try {
    files = unzipSync(bytes, {
      filter: (entry) => isSmall(entry) && /\.(?:xml|rels)$/.test(entry.name),
    });
  } catch {
    throw new UnreadableFileError(unreadable);
  }
  if (unpacked > maxUnpackedBytes) throw new UnreadableFileError(tooLarge);
  return files;
}

/**
 * Refuses a sheet of which the reader would make a table that fills the memory, up to the last cell that has a
 * position.
 */
function checkCells(sheet: string): void {
  for (const [, column = '', row = ''] of sheet.matchAll(cellPosition)) {
    if (Number(row) > maxRow || columnNumber(column) > maxColumns) {
      throw new UnreadableFileError(
        `has a cell at ${column}${row}. An import takes ${maxColumns} columns and ${maxRow} rows: ` +
          'delete what stands beyond them, or save the list as CSV.',
      );
    }
  }
}

const tooLarge = 'is too large when unpacked. Save the list alone, as .xlsx or as CSV.';

/** The number of a column: 1 for A, 27 for AA. */
function columnNumber(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** The text of a cell; from a file of ours that a spreadsheet has saved as a workbook, without our apostrophes. */
function textOf(value: CellValue | null): string {
  return value instanceof Date
    ? value.toISOString().slice(0, 10)
    : unprotectText(String(value ?? ''));
}
