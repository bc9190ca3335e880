import { findTests, heldRows } from './specification-tests.ts';

/** Prints each row of the specification with the tests that hold it; fails if one has none. */
const rows = heldRows(findTests());

for (const { kind, row, tests } of rows) {
  console.log(`spec ${row.section} ${kind}: ${row.value}${row.about ? ` (${row.about})` : ''}`);
  for (const { file, title } of tests) console.log(`  ${file}: ${title}`);
}

const counts = Object.entries(Object.groupBy(rows, ({ kind }) => kind)).map(
  ([kind, { length }]) => `${length} ${kind}`,
);
console.log(`\n${rows.length} rows: ${counts.join(', ')}`);

const open = rows.filter(({ tests }) => tests.length === 0);
for (const { kind, row } of open) {
  console.error(`No test holds spec ${row.section} ${kind}: ${row.value}`);
}
if (open.length > 0) process.exitCode = 1;
