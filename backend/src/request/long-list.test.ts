import { expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import type { Json } from '../testing/json.ts';

describeOnBoth('ten thousand enquiries', (start) => {
  test('do not slow the list', async () => {
    const backend = await start();
    const database = await openDatabase(backend);
    const row = {
      ...{ name: 'A. Muster', email: 'a@example.org', company: 'Muster AG', lang: 'de' },
      ...{ text: 'x'.repeat(200), suspected: 0, created_at: new Date().toISOString() },
    };
    for (let count = 0; count < 20; count += 1) {
      const rows = Array.from({ length: 500 }, () => row);
      await database.insertInto('request').values(rows).execute();
    }
    await database.destroy();

    const timed = async (query: string) => {
      const begin = performance.now();
      const { json } = await backend.admin<Json[]>(`GET /request${query}`);
      return { count: json.length, ms: performance.now() - begin };
    };
    await timed('?first=50');
    const page = await timed('?first=50&after=9000');
    const all = await timed('');
    await backend.close();
    expect([page.count, all.count]).toEqual([50, 10_000]);
    expect(page.ms).toBeLessThan(200);
    expect(all.ms).toBeLessThan(3000);
  });
});
