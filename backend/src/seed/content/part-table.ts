import type { SeedSubPart } from '../content-types.ts';

/**
 * Parses a part list with one part per line:
 * `part number | quantity | substitute or - | German | English | Russian`.
 * Returns the sub-parts in the same order. Throws an Error that names a line with a missing column.
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
