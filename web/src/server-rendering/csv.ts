/** What makes spreadsheets run a cell as a formula. */
const formula = /^[=+\-@\t\r]/;

/**
 * Writes a table for a spreadsheet: UTF-8 with a byte order mark, by which Excel knows it. A cell that
 * would be a formula begins with an apostrophe.
 */
export function csv(rows: string[][], separator: string): string {
  const cell = (text: string) => {
    const harmless = formula.test(text) ? `'${text}` : text;
    return /["\r\n]/.test(harmless) || harmless.includes(separator)
      ? `"${harmless.replaceAll('"', '""')}"`
      : harmless;
  };
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`;
}
