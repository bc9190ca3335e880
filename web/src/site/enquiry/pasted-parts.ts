import { cutText } from 'backend/cut-text';

/** A line of a list that was pasted from a spreadsheet. */
export interface PastedLine {
  partNumber: string;
  quantity: number;
}

/** As many lines as are looked up at a time; each is a search. */
export const maxLines = 100;

/** The most characters that a search takes (schema.graphql). */
const maxNumberLength = 100;

/**
 * Reads a list of part numbers, one a line, each followed by its quantity after a tab or semicolon. Cells
 * that are no quantity, as a description, are left out.
 */
export function readPastedLines(text: string): PastedLine[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [partNumber, ...cells] = line
      .split(/[\t;]/)
      .map((cell) => cell.trim().replaceAll(/^"|"$/g, ''))
      .filter(Boolean);
    if (!partNumber || !/[\p{L}\p{N}]/u.test(partNumber)) return [];
    const quantity = cells.find((cell) => /^[1-9]\d{0,4}$/.test(cell));
    return [{ partNumber: cutText(partNumber, maxNumberLength), quantity: Number(quantity ?? 1) }];
  });
}
