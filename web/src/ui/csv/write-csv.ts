import { protectText } from 'backend/spreadsheet-text';

/**
 * Writes a table as CSV for spreadsheets: UTF-8 with a byte order mark, by which Excel knows the
 * encoding, and CRLF. A German or Russian Excel expects `;` as separator. An apostrophe stands before
 * what a spreadsheet would run as a formula or take for a number; the backend's import takes it away.
 */
export function writeCsv(rows: string[][], separator: ',' | ';'): string {
  return `\uFEFF${csvRows(rows, separator)}`;
}

/** Writes further rows of a table, as `writeCsv` does. */
export function csvRows(rows: string[][], separator: ',' | ';'): string {
  return rows.map((row) => `${row.map(cellOf).join(separator)}\r\n`).join('');
}

function cellOf(text: string): string {
  const harmless = protectText(text);
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
