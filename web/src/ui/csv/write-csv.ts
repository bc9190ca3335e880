/**
 * Where a spreadsheet may begin a formula: at the start of a cell, and behind a separator or a line break
 * within one, as a program that splits at another separator begins a cell there. Apostrophes count, as
 * who reads the file could not tell ours from those of the text.
 */
const formulaStart = /^(?=['"]*[\s=+\-@＝＋－＠])|(?<=[,;\t\r\n])(?=['"]*[=+\-@＝＋－＠])/g;

/**
 * Writes a table as CSV for spreadsheets: UTF-8 with a byte order mark, by which Excel knows the
 * encoding, and CRLF. A German or Russian Excel expects `;` as separator. An apostrophe stands before
 * what a spreadsheet would run as a formula; the backend's import (`part-rows.ts`) takes it away.
 */
export function writeCsv(rows: string[][], separator: ',' | ';'): string {
  return `\uFEFF${csvRows(rows, separator)}`;
}

/** Writes further rows of a table, as `writeCsv` does. */
export function csvRows(rows: string[][], separator: ',' | ';'): string {
  return rows.map((row) => `${row.map(cellOf).join(separator)}\r\n`).join('');
}

function cellOf(text: string): string {
  const harmless = text.replace(formulaStart, "'");
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
