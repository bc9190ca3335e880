/** Copies a row without some of its columns. */
export function without<Row extends object, Column extends keyof Row & string>(
  row: Row,
  ...columns: Column[]
): Omit<Row, Column> {
  const rest = Object.entries(row).filter(([name]) => !columns.some((column) => column === name));
  return Object.fromEntries(rest) as Omit<Row, Column>;
}
