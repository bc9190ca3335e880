import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFileStore } from '../files/file-store.ts';
import { cleanRichText } from '../rich-text/clean.ts';
import type { PartHit } from '../spare/spare-contract.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import { buyerSearches } from '../testing/buyer-searches.ts';
import type { Json } from '../testing/json.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import { startTestBackend } from '../testing/test-backend.ts';
import { demoContent } from './demo-content.ts';
import { seedDemo } from './seed.ts';

describeOnBoth('the demo content', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start({ seed: 'demo' });
  });
  afterAll(() => backend.close());

  test('is as large as the specification promises (spec 1)', async () => {
    const navbar = (await backend.call('GET /component/navbar')).json;
    expect(navbar.partners).toBe(3);
    expect(navbar.services.length).toBeGreaterThanOrEqual(14);
    expect(navbar.spares.length).toBeGreaterThanOrEqual(8);
    for (const { parts, images } of (await backend.admin<Json[]>('GET /spare')).json) {
      expect(parts.length).toBeGreaterThanOrEqual(15);
      expect(parts.length).toBeLessThanOrEqual(60);
      expect(images.length).toBeGreaterThan(0);
    }
    for (const lang of ['DE', 'EN', 'RU']) {
      expect((await backend.call<Json[]>(`GET /category?lang=${lang}`)).json).toHaveLength(4);
      const products = (await backend.call<Json[]>(`GET /product?lang=${lang}`)).json;
      expect(products.length).toBeGreaterThanOrEqual(8);
      for (const { translations } of products) expect(translations).toHaveLength(2);
    }
    for (const slug of ['gas-turbina', 'contact', 'privacy-policy', 'careers']) {
      const page = (await backend.call(`GET /page/${slug}`)).json;
      expect([page.text_de, page.text_en, page.text_ru]).not.toContain('');
      if (slug === 'gas-turbina') expect(page.parts.length).toBeGreaterThan(0);
    }
    expect((await backend.call('GET /settings')).json.phone).toBe('+49 551 000260');
  });

  test('leads from the drawings of every spare to its list, and from every number to a row', async () => {
    for (const { image_details, parts } of (await backend.admin<Json[]>('GET /spare')).json) {
      const placed = image_details.flatMap(({ callouts }) => callouts.map(({ number }) => number));
      const listed = parts.flatMap(({ callout }) => callout.split(', ').filter(Boolean));
      expect(placed.length).toBeGreaterThan(0);
      expect(new Set(placed)).toEqual(new Set(listed));
    }
  });

  test('has every image that it refers to', async () => {
    const { json: spares } = await backend.admin<Json[]>('GET /spare');
    const { json: products } = await backend.call<Json[]>('GET /product');
    const { json: partners } = await backend.call<Json[]>('GET /partner');
    const paths = [
      ...spares.flatMap(({ images }) => images),
      ...products.flatMap(({ images }) => images),
      ...partners.map((partner) => partner.image_id),
    ];
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect((await backend.call(`GET ${path}`)).status).toBe(200);
  });

  test('is folded for the search when the start ends', async () => {
    const database = await backend.openDatabase();
    const parts = await database.selectFrom('sub_part').select('id').execute();
    const folded = await database.selectFrom('sub_part_search').select('part_id').execute();
    expect(folded).toHaveLength(parts.length);
  });

  test('shows buyers first what they mean', async () => {
    for (const [typed, first] of buyerSearches) {
      const call = `GET /part-search?q=${encodeURIComponent(typed)}&first=1`;
      const [hit] = (await backend.call<PartHit[]>(call)).json;
      expect(hit?.part.description_de, typed).toMatch(first);
    }
  });

  test('does not come back after its deletion', async () => {
    const database = await backend.openDatabase();
    for (const table of ['service', 'spare', 'partner', 'category', 'product'] as const) {
      await database.deleteFrom(table).execute();
    }
    await seedDemo(database, await openFileStore(backend));
    expect((await backend.admin('GET /service')).json).toEqual([]);
  });
});

test('SEED=none leaves the database empty', async () => {
  const backend = await startTestBackend({ seed: 'none' });
  const { json } = await backend.call('GET /component/navbar');
  expect(json).toEqual({ partners: 0, services: [], spares: [] });
  expect(await readdir(join(backend.dataDir, 'files'))).toEqual([]);
  await backend.close();
});

test('sanitising leaves the texts of the demo content unchanged, byte for byte', () => {
  const texts = JSON.stringify(demoContent).match(/"<[^"\\]*(?:\\.[^"\\]*)*"/g) ?? [];
  expect(texts.length).toBeGreaterThan(100);
  for (const quoted of texts) {
    const text = String(JSON.parse(quoted));
    expect(cleanRichText(text)).toBe(text);
  }
});
