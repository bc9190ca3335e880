/** Programs guess the encoding of a CSV by this mark. */
const byteOrderMark = '\ufeff';

/**
 * Writes rows as CSV for spreadsheets: UTF-8 with a byte order mark, semicolons, which German Excel
 * expects, and CRLF. A cell that a spreadsheet would take for a formula begins with an apostrophe.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(cell).join(';'));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
