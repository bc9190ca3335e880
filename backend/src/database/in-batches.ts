/** The rows of one statement, few enough for the parameter limits of both databases. */
export const rowsAtOnce = 500;

/** Splits a list into batches, each few enough for one statement. */
export function inBatches<T>(list: readonly T[], size = rowsAtOnce): T[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, index) => list.slice(index * size, (index + 1) * size));
}

/** Reads what belongs to any number of ids, in the order of the batches. */
export async function readInBatches<Row>(
  ids: readonly number[],
  read: (some: number[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const some of inBatches(ids)) for (const row of await read(some)) rows.push(row);
  return rows;
}
