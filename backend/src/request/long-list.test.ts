import { expect, test } from 'vitest';
import { describeOnBoth } from '../testing/both-databases.ts';
import type { Json } from '../testing/json.ts';

// More than SQLite takes parameters in a statement.
describeOnBoth('thirty-three thousand enquiries', (start) => {
  test('come in pages, or all at once', async () => {
    const backend = await start();
    const database = await backend.openDatabase();
    const row = {
      ...{ name: 'A. Muster', email: 'a@example.org', company: 'Muster AG', lang: 'de' },
      ...{ text: 'x'.repeat(200), suspected: 0, created_at: new Date().toISOString() },
    };
    for (let count = 0; count < 66; count += 1) {
      const rows = Array.from({ length: 500 }, () => row);
      await database.insertInto('request').values(rows).execute();
    }

    const read = (query: string) => backend.admin<Json[]>(`GET /request${query}`);
    const { json: page } = await read('?first=50&after=9000');
    const { json: all } = await read('');
    await backend.close();
    expect([page.length, all.length]).toEqual([50, 33_000]);
  });
});
