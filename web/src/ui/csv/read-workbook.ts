import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import type { CellValue } from 'read-excel-file/universal';

import { UnreadableFileError } from './read-spreadsheet.ts';
import { writeCsv } from './write-csv.ts';

const maxUnpackedBytes = 100 * 1024 * 1024;
const maxColumns = 100;
const maxRow = 20_001;

const cellPosition = /<(?:\w+:)?c\s[^>]*?\br="([A-Z]{1,3})(\d{1,7})"/g;

/**
 * Writes the first sheet of an Excel workbook as CSV, formulas with their last result. Throws
 * `UnreadableFileError` where it is no workbook, or larger than an import.
 */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  checkSize(bytes);
  try {
    const rows = await readSheet(new Blob([bytes]), { trim: false });
    return writeCsv(
      rows.map((row) => row.map(textOf)),
      ';',
    );
  } catch {
    throw new UnreadableFileError(unreadable);
  }
}

const unreadable = 'cannot be read as an Excel workbook. Save it again as .xlsx or as CSV.';

/**
 * Refuses a workbook that would fill the memory: the reader unpacks it at once, and makes a table up to
 * the last cell that has a position.
 */
function checkSize(bytes: Uint8Array): void {
  let unpacked = 0;
  const isSmall = ({ originalSize }: { originalSize: number }) => {
    unpacked += originalSize;
    return unpacked <= maxUnpackedBytes;
  };
  let sheets: Record<string, Uint8Array>;
  try {
    sheets = unzipSync(bytes, {
      filter: (entry) => isSmall(entry) && entry.name.startsWith('xl/worksheets/'),
    });
  } catch {
    throw new UnreadableFileError(unreadable);
  }
  if (unpacked > maxUnpackedBytes) throw new UnreadableFileError(tooLarge);
  for (const sheet of Object.values(sheets)) {
    for (const [, column = '', row = ''] of new TextDecoder()
      .decode(sheet)
      .matchAll(cellPosition)) {
      if (Number(row) > maxRow || columnNumber(column) > maxColumns) {
        throw new UnreadableFileError(
          `has a cell at ${column}${row}. An import takes ${maxColumns} columns and ${maxRow} rows: ` +
            'delete what stands beyond them, or save the list as CSV.',
        );
      }
    }
  }
}

const tooLarge = 'is too large when unpacked. Save the list alone, as .xlsx or as CSV.';

/** The number of a column: 1 for A, 27 for AA. */
function columnNumber(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function textOf(value: CellValue | null): string {
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '');
}
