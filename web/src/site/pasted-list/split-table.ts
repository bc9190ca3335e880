/** What may stand between the cells of a row; of those that divide most lines, the first counts. */
const separators = {
  tab: String.raw`\t`,
  semicolon: ';',
  pipe: String.raw`\|`,
  // As a printed table is copied.
  blanks: ' {2,}',
  // Not within a number that stands alone, such as `2,0`.
  comma: String.raw`(?<!(?:^|[\s"])\d{1,4}),|,(?!\d)`,
};

/** A row of a table as it was pasted. */
export interface TableRow {
  /** The row as it was pasted. */
  source: string;
  cells: string[];
}

/**
 * Splits the text of a spreadsheet, a CSV file or an e-mail into rows of cells; a row that nothing divides has
 * one. Rows without a letter or digit are left out.
 */
export function splitTable(text: string): TableRow[] {
  const clean = text
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll(/(?![\n\t])\s/gu, ' ')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[０-９]/g, (digit) => digit.normalize('NFKC'))
    .replaceAll('−', '-');
  const lines = clean.split('\n').map((line) => line.trim());
  // A line without a digit, such as a greeting, is no row of parts.
  const filled = lines.filter((line) => /\p{N}/u.test(line));
  const divides = (separator: string) => {
    const pattern = new RegExp(separator, 'u');
    return filled.filter((line) => pattern.test(line)).length * 2 >= filled.length;
  };
  // A tab that stands in fewer lines is of a table within an e-mail: nobody types one in a sentence.
  const separator =
    Object.values(separators).find(divides) ?? (clean.includes('\t') ? separators.tab : '(?!)');
  return rowsOf(clean, separator).filter(({ source }) => /[\p{L}\p{N}]/u.test(source));
}

/** Cuts a text at its separators and line ends, but not within quotation marks around a cell. */
function rowsOf(text: string, separator: string): TableRow[] {
  const cellEnd = String.raw`(?:${separator}|\n|$)`;
  // A quotation mark that stands alone says 'as above'.
  const cell = new RegExp(
    String.raw` *(?:"(?! *${cellEnd})((?:[^"]|"")*)" *|(.*?))(${cellEnd})`,
    'uy',
  );
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let start = 0;
  while (cell.lastIndex <= text.length) {
    const [, quoted, bare = '', end] = cell.exec(text) ?? [];
    cells.push(cleanCell(quoted?.replaceAll('""', '"') ?? bare));
    const at = cell.lastIndex;
    if (end === '\n' || at >= text.length) {
      rows.push({ source: text.slice(start, at).trimEnd(), cells });
      [cells, start] = [[], at];
    }
    if (end === '' || end === undefined) return rows;
  }
  return rows;
}

/** Removes what a spreadsheet or CSV puts around the content of a cell. */
function cleanCell(text: string): string {
  return text
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '')
    .replace(/^["“”„«»]+(.*?)["“”„«»]+$/s, '$1')
    .trim();
}
