import { headerOf } from 'backend/spreadsheet-text';

import { readSpreadsheet } from '../../ui/csv/read-spreadsheet.ts';
import type { Encoding } from '../../ui/csv/read-spreadsheet.ts';
import { columnIn, readHeadings } from './import-columns.ts';

/** A list of parts as the import takes it. */
export interface Table {
  /** CSV in UTF-8, with the names of the contract as headings where these are known. */
  file: File;
  /** The encoding in which the file was read; undefined for an Excel workbook. */
  encoding: Encoding | undefined;
}

/** Reads a list of parts from a file of a spreadsheet, as `readSpreadsheet` does. */
export async function readTable(source: File, chosen?: Encoding): Promise<Table> {
  const { text, encoding } = await readSpreadsheet(source, chosen);
  const csv = renameHeadings(text, await readHeadings());
  return { file: new File([csv], source.name, { type: 'text/csv' }), encoding };
}

/** Writes the names of the contract over the headings, in the first row with a text, which stays where it is. */
function renameHeadings(text: string, headings: Map<string, string>): string {
  // A line `sep=;` may stand before it.
  const before = /^(?:\s*(?:"\s*)?sep\s*=[^\r\n]*[\r\n]+)?[\s;,|]*/i.exec(text)?.[0] ?? '';
  const { header, cell } = headerOf(text.slice(before.length));
  const renamed = header.replaceAll(cell, (heading) => columnIn(headings, heading) ?? heading);
  return before + renamed + text.slice(before.length + header.length);
}
