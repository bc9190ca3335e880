/** The rows of one statement, few enough for the parameter limits of both databases. */
export const rowsAtOnce = 500;

/** Splits a list into batches, each few enough for one statement. */
export function inBatches<T>(list: T[], size = rowsAtOnce): T[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, index) => list.slice(index * size, (index + 1) * size));
}
