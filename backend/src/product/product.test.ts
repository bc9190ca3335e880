import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth } from '../testing/both-databases.ts';
import { aNumber, type Json } from '../testing/json.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import { imageBlob } from '../testing/test-images.ts';

interface ProductJson extends Json {
  category: { name: string } | null;
  category_id: number | null;
  property: Json[];
}

describeOnBoth('product and category', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());

  const addCategory = async (name: string, lang: string) =>
    (await backend.admin('POST /category', { json: { name, lang } })).json;
  const addProduct = async (fields: Record<string, string>) => {
    const form = { ...fields, images: [await imageBlob()] };
    return (await backend.admin<ProductJson>('POST /product', { form })).json;
  };
  const ids = async (query: string) =>
    (await backend.call<Json[]>(`GET /product${query}`)).json.map(({ id }) => id);

  test('GET /product filters by language and category, oldest first (spec 7.1, 7.4)', async () => {
    const frame = await addCategory('Frame', 'EN');
    const lm = await addCategory('LM', 'EN');
    const one = await addProduct({ lang: 'EN', category_id: String(frame.id) });
    const two = await addProduct({ lang: 'EN', category_id: String(lm.id) });
    const three = await addProduct({ lang: 'DE', category_id: String(frame.id) });
    expect(await ids('')).toEqual([one.id, two.id, three.id]);
    expect(await ids('?lang=EN')).toEqual([one.id, two.id]);
    expect(await ids(`?lang=EN&category=${frame.id}`)).toEqual([one.id]);
    expect(await ids(`?category=${frame.id}`)).toEqual([one.id, three.id]);
    expect(await ids('?lang=en&category=&sort=whatever')).toEqual([one.id, two.id]);
    for (const wrong of ['lang=XX', 'first=-1', 'first=1001', 'first=x', 'after=x', 'order=x']) {
      expect((await backend.call(`GET /product?${wrong}`)).status).toBe(400);
    }
    const categories = await backend.call<Json[]>('GET /category?lang=EN');
    expect(categories.json.map(({ name }) => name)).toEqual(['Frame', 'LM']);
  });

  test('a product includes its category, its first image and its properties (spec 3)', async () => {
    const { id: category } = await addCategory('Frame', 'DE');
    const product = await addProduct({ title: 'Frame 9', category_id: String(category) });
    expect(product).toMatchObject({ lang: 'DE', category: { name: 'Frame' } });
    expect(product.image_id).toBe(product.images[0]);

    const form = {
      image: await imageBlob(),
      description: '<p>Läufer</p>',
      product_id: String(product.id),
    };
    const added = (await backend.admin('POST /product/property', { form })).json;
    const read = await backend.call<ProductJson>(`GET /product/${product.id}?language=RU`);
    expect(read.json.property).toEqual([added]);
  });

  test('PATCH of a property keeps or replaces its image (spec 7.4)', async () => {
    const product = await addProduct({});
    const form = { image: await imageBlob(), product_id: String(product.id) };
    const added = (await backend.admin('POST /product/property', { form })).json;
    const line = `PATCH /product/property/${added.id}`;
    const described = await backend.admin(line, { form: { description: 'x' } });
    expect(described.json).toEqual({ ...added, description: 'x', version: aNumber });
    const replaced = await backend.admin(line, { form: { image: await imageBlob('jpeg') } });
    expect(replaced.json.image_id).toMatch(/\.jpg$/);
    // The history shows it to administrators.
    expect((await backend.admin(`GET ${added.image_id}`)).status).toBe(200);
    expect((await backend.call(`GET ${added.image_id}`)).status).toBe(404);
    expect((await backend.call(`GET ${replaced.json.image_id}`)).status).toBe(200);
  });

  test('a product without a category is saved as it was read, and a choice can be taken back (spec 7.4)', async () => {
    const lost = await addCategory('Lost', 'DE');
    const { id } = await addProduct({ title: 'LM', category_id: String(lost.id) });
    await backend.admin(`DELETE /category/${lost.id}`);
    const { json: read } = await backend.call<ProductJson>(`GET /product/${id}`);
    expect(read).toMatchObject({ category_id: null, category: null });
    const texts = { title: 'LM', type: 'Aero', model: 'LM6000', power: '44', description: '' };
    const json = { ...texts, lang: 'DE', category_id: read.category_id };
    const saved = await backend.admin<ProductJson>(`PATCH /product/${id}`, { json });
    expect(saved).toMatchObject({ status: 200, json: { ...json, category: null } });

    const kept = await addCategory('Kept', 'DE');
    for (const none of [null, '']) {
      const patch = (chosen: unknown) =>
        backend.admin<ProductJson>(`PATCH /product/${id}`, { json: { category_id: chosen } });
      expect((await patch(kept.id)).json.category).toMatchObject({ name: 'Kept' });
      expect((await patch(none)).json).toMatchObject({ category_id: null, category: null });
    }
    expect(await addProduct({ category_id: '' })).toMatchObject({ category_id: null });
  });

  test('an unknown category or product in a body is reported by field', async () => {
    const { id } = await addProduct({});
    const form = { image: await imageBlob(), product_id: String(id) };
    const property = (await backend.admin('POST /product/property', { form })).json;
    const json = { category_id: 999_999, lang: 'EN', product_id: 999_999 };
    for (const [line, field, body] of [
      [`PATCH /product/${id}`, 'category_id', { json }],
      [`POST /product/${id}/duplicate`, 'category_id', { json }],
      ['POST /product/property', 'product_id', { form: { ...form, product_id: '999999' } }],
      [`PATCH /product/property/${property.id}`, 'product_id', { json }],
    ] as const) {
      const { fields } = (await backend.admin(line, body)).json;
      expect(fields, line).toEqual({ [field]: 'does not exist' });
    }
  });
});
