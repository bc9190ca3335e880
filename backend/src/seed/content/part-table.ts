import type { SeedSubPart } from '../content-types.ts';

/**
 * Reads a part list laid out as a table, one part a line:
 * `part number | quantity | substitute or - | German | English | Russian`.
 * Gives the sub-parts in the same order. Throws an Error naming the line when a column is missing.
 */
export function partTable(table: string): SeedSubPart[] {
  return table.trim().split('\n').map(readLine);
}

function readLine(line: string): SeedSubPart {
  const [partnumber, quantity, substPart, de, en, ru] = line.split('|').map((cell) => cell.trim());
  if (!partnumber || !substPart || !de || !en || !ru || !/^[1-9]\d*$/.test(quantity ?? '')) {
    throw new Error(`Not a line of a part list: ${line}`);
  }
  return {
    partnumber,
    quantity: Number(quantity),
    description: { de, en, ru },
    substPart: substPart === '-' ? '' : substPart,
  };
}
