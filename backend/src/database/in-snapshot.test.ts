import { expect, test } from 'vitest';
import { describeOnBoth } from '../testing/both-databases.ts';
import { fromSnapshot } from './in-snapshot.ts';

describeOnBoth('what comes from a snapshot', (start) => {
  test('is of one moment, and need not be taken to its end', async () => {
    const backend = await start();
    const database = await backend.openDatabase();
    const lists = fromSnapshot(database, async function* (snapshot) {
      for (;;) yield await snapshot.selectFrom('category').select('name').execute();
    });
    const found: unknown[] = [];
    for await (const list of lists) {
      found.push(list);
      await database.insertInto('category').values({ name: 'new', lang: 'DE' }).execute();
      if (found.length === 3) break;
    }
    expect(found).toEqual([[], [], []]);
    expect(await database.selectFrom('category').select('name').execute()).toHaveLength(3);
    await backend.close();
  });
});
