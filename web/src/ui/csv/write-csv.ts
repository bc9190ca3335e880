/**
 * What makes spreadsheets run a cell as a formula; behind apostrophes it would not, but then who reads
 * the file could not tell ours from those of the text.
 */
const formula = /^'*[=+\-@\t\r]/;

/**
 * Writes a table as CSV for spreadsheets: UTF-8 with a byte order mark, by which Excel knows the
 * encoding, and CRLF. A German or Russian Excel expects `;` as separator. A cell that a spreadsheet
 * would run as a formula begins with an apostrophe.
 */
export function writeCsv(rows: string[][], separator: ',' | ';'): string {
  return `\uFEFF${csvRows(rows, separator)}`;
}

/** Writes further rows of a table, as `writeCsv` does. */
export function csvRows(rows: string[][], separator: ',' | ';'): string {
  const cell = (text: string) => {
    const harmless = formula.test(text) ? `'${text}` : text;
    return /["\r\n]/.test(harmless) || harmless.includes(separator)
      ? `"${harmless.replaceAll('"', '""')}"`
      : harmless;
  };
  return rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('');
}
