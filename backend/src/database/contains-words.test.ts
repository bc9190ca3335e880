import { expect, onTestFinished, test } from 'vitest';
import { localized } from '../languages.ts';
import { listSubParts } from '../spare/sub-part-store.ts';
import { newFolder } from '../testing/new-folder.ts';
import { turnsDuring } from '../testing/turns.ts';
import { openDatabase } from './open-database.ts';
import { readPage } from './read-page.ts';

async function openEmpty() {
  const database = await openDatabase({ dataDir: newFolder() });
  onTestFinished(() => database.destroy());
  return database;
}

test('a filter lets others through after a few long texts, even where a stranger wrote them', async () => {
  const database = await openEmpty();
  const enquiry = { name: '', email: '', company: '', lang: 'en', suspected: 0 };
  const created_at = '2026-11-01T10:00:00.000Z';
  for (let n = 0; n < 40; n += 1) {
    const text = `${'Ы'.repeat(19_990)} ${String(n)} pump`;
    await database
      .insertInto('request')
      .values({ ...enquiry, created_at, text })
      .execute();
  }
  const all = database.selectFrom('request').selectAll();
  const filter = () => readPage(database, { all, searched: ['text'] }, { first: 1, text: 'PUMP' });
  expect((await filter()).total).toBe(40);
  expect(await turnsDuring(filter)).toBeGreaterThan(10);
});

test('a filter of a long list lets others through, and is read once for all of its words', async () => {
  const database = await openEmpty();
  const texts = { ...localized('title', () => ''), ...localized('text', () => '') };
  await database.insertInto('spare').values(texts).execute();
  const descriptions = localized('description', () => 'Dichtung für den Verdichter');
  for (let n = 0; n < 10; n += 1) {
    const parts = Array.from({ length: 500 }, (_, index) => ({
      ...{ spare_id: 1, quantity: 1, subst_part: '', ...descriptions },
      partnumber: `HT-${String(500 * n + index)}`,
    }));
    await database.insertInto('sub_part').values(parts).execute();
  }
  const filter = async (text: string) =>
    (await listSubParts(database, 1, { first: 1, text })).total;
  let total = 0;
  const turns = await turnsDuring(async () => (total = await filter('VERD 77')));
  expect(total).toBe(95);
  expect(turns).toBeGreaterThanOrEqual(5);
  const words = Array.from({ length: 99 }, (_, n) => 'verdichtung'[n % 11]).join(' ');
  expect(await turnsDuring(() => filter(words))).toBeLessThan(2 * turns);
  expect(await filter(`${words} x`)).toBe(0);
});
