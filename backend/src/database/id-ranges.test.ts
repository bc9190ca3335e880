import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnBoth } from '../testing/both-databases.ts';
import { idRanges } from './id-ranges.ts';

describeOnBoth('ranges of ids', (start) => {
  test('select each row once, and no more at once than fits into a small memory', async () => {
    const backend = await start();
    const database = await backend.openDatabase();
    const table = sql.table('brochure_page');
    await sql`create table ${table} (id integer primary key, content text, note text)`.execute(
      database,
    );
    const add = (id: number, megabytes: number) =>
      sql`insert into ${table} values (${id}, ${'x'.repeat(megabytes * 1e6)}, null)`.execute(
        database,
      );
    for (const [id, size] of [5, 1, 1, 1, 3, 0, 3].entries()) await add(id + 1, size);
    await add(1000, 1);
    const found: number[][] = [];
    for await (const range of idRanges(database, table, [sql.ref('content'), sql.ref('note')])) {
      const { rows } = await sql<{ id: number }>`
        select id from ${table} where ${range} order by id`.execute(database);
      found.push(rows.map(({ id }) => id));
    }
    expect(found).toEqual([[1], [2, 3, 4], [5, 6], [7], [1000]]);
    await backend.close();
  });
});
