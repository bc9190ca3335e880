/** Copies a row without one of its columns. */
export function without<Row extends object, Column extends keyof Row & string>(
  row: Row,
  column: Column,
): Omit<Row, Column> {
  const rest = Object.entries(row).filter(([name]) => name !== column);
  return Object.fromEntries(rest) as Omit<Row, Column>;
}
