import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { newFolder } from '../testing/new-folder.ts';
import { createTextImages } from './text-images.ts';

const path = `/files/${'a'.repeat(32)}.jpg`;

let database: Kysely<Tables>;
beforeEach(async () => {
  database = await openDatabase({ dataDir: newFolder() });
});
afterEach(() => database.destroy());

const write = (text_de: string) => database.updateTable('page').set({ text_de }).execute();
const mention = `<p><img src="https://site.example/api${path}?w=320"></p>`;

test('the texts are read once, and again after a write', async () => {
  const images = createTextImages(database, Infinity);
  expect(await images.show(path)).toBe(false);
  await write(mention);
  expect(await images.show(path)).toBe(false);
  images.clear();
  expect(await images.show(path)).toBe(true);
  await write('');
  images.clear();
  expect(await images.show(path)).toBe(false);
});

test('the texts are read again some time after, where another process may have written', async () => {
  const images = createTextImages(database, -1);
  expect(await images.show(path)).toBe(false);
  await write(mention);
  expect(await images.show(path)).toBe(true);
});
