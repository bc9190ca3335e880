import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth } from '../testing/both-databases.ts';
import type { Json } from '../testing/json.ts';
import { imageBlob } from '../testing/test-images.ts';
import type { TestBackend } from '../testing/test-backend.ts';

interface ProductJson extends Json {
  translations: { id: number; title: string; lang: string }[];
}

describeOnBoth('products that are translations of each other', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());

  const add = async (lang: string) =>
    (await backend.admin('POST /product', { json: { lang, title: `Satz ${lang}` } })).json.id;
  const read = async (id: number) => (await backend.call<ProductJson>(`GET /product/${id}`)).json;
  const translations = async (id: number) => (await read(id)).translations.map((one) => one.id);
  const join = (id: number, translationId: number) =>
    backend.admin<ProductJson>(`POST /product/${id}/translation/${translationId}`);
  const leave = (id: number) => backend.admin(`DELETE /product/${id}/translation`);
  /** Adds a product in German, English and Russian, and makes them translations of each other. */
  const three = async () => {
    const ids = [await add('DE'), await add('EN'), await add('RU')] as const;
    await join(ids[0], ids[1]);
    await join(ids[2], ids[1]);
    return ids;
  };

  test('a product is duplicated with its images and properties, as a translation', async () => {
    const category = await backend.admin('POST /category', { json: { name: 'Gas', lang: 'EN' } });
    const form = { lang: 'DE', title: 'Satz', power: '43', images: [await imageBlob()] };
    const { id, images } = (await backend.admin('POST /product', { form })).json;
    const property = { product_id: `${id}`, description: '<p>Zwei</p>', image: await imageBlob() };
    await backend.admin('POST /product/property', { form: property });
    const original = await read(id);

    const json = { lang: 'EN', category_id: category.json.id };
    const made = await backend.admin<ProductJson>(`POST /product/${id}/duplicate`, { json });
    expect(made.status).toBe(201);
    const copy = await read(made.json.id);
    expect(made.json).toEqual(copy);
    expect(copy).toMatchObject({
      ...{ title: 'Satz', power: '43', lang: 'EN', category: { name: 'Gas' }, images },
      property: [{ description: '<p>Zwei</p>', image_id: original.property[0]?.image_id }],
      translations: [{ id, lang: 'DE' }],
    });
    expect(copy.property[0]?.id).not.toBe(original.property[0]?.id);
    expect(await read(id)).toEqual({
      ...original,
      translations: [{ id: copy.id, title: 'Satz', lang: 'EN' }],
    });
    const history = `GET /revision?kind=product&entity=${copy.id}`;
    expect((await backend.admin<Json[]>(history)).json).toHaveLength(1);

    // The files stay as long as either shows them.
    const { headers } = await backend.admin(`DELETE /product/${id}`);
    await backend.admin(`DELETE /trash/${headers.get('X-Trash-Id')}`);
    for (const path of [...images, copy.property[0]?.image_id]) {
      expect((await backend.call(`GET ${path}`)).status).toBe(200);
    }
  });

  test('a product is not duplicated into a language that it has, or that a translation has', async () => {
    const [de, en] = await three();
    for (const lang of ['DE', 'EN', 'RU']) {
      const refused = await backend.admin(`POST /product/${de}/duplicate`, { json: { lang } });
      expect(refused).toMatchObject({ status: 409, json: { code: 'CONFLICT' } });
    }
    const { json } = await backend.admin<Json[]>('GET /product?lang=EN');
    expect(json.at(-1)?.id).toBe(en);
  });

  test('each names the others, in the list as well, and a new one names none', async () => {
    const [de, en, ru] = await three();
    expect((await read(de)).translations).toEqual([
      { id: en, title: 'Satz EN', lang: 'EN' },
      { id: ru, title: 'Satz RU', lang: 'RU' },
    ]);
    expect(await translations(en)).toEqual([de, ru]);
    const { json } = await backend.call<ProductJson[]>('GET /product?lang=RU');
    expect(json.find(({ id }) => id === ru)?.translations.map(({ id }) => id)).toEqual([de, en]);
    expect(await translations(await add('DE'))).toEqual([]);
  });

  test('two of one language do not become translations of each other', async () => {
    const [de, en] = [await add('DE'), await add('EN')];
    await join(de, en);
    const other = await add('DE');
    for (const [id, of] of [
      [other, en],
      [de, other],
      [de, de],
    ] as const) {
      expect(await join(id, of)).toMatchObject({ status: 409, json: { code: 'CONFLICT' } });
    }
    expect(await translations(other)).toEqual([]);
    expect(await translations(de)).toEqual([en]);
  });

  test('what does not exist is not joined', async () => {
    const id = await add('DE');
    expect((await join(id, 999_999)).status).toBe(404);
    expect((await join(999_999, id)).status).toBe(404);
  });

  test('of parallel joins of two products of one language to a third, one goes through', async () => {
    const [de, en, other] = [await add('DE'), await add('EN'), await add('EN')];
    const joined = await Promise.all([join(de, en), join(other, de)]);
    expect(joined.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await translations(de)).toHaveLength(1);
  });

  test('one that leaves is named by none; the others stay', async () => {
    const [de, en, ru] = await three();
    expect((await leave(de)).json).toMatchObject({ id: de, translations: [] });
    expect(await translations(en)).toEqual([ru]);
  });

  test('a joining and a leaving at once are each answered with what they have left', async () => {
    const [de, en] = [await add('DE'), await add('EN')];
    for (let round = 0; round < 5; round += 1) {
      const [joined, left] = await Promise.all([join(de, en), leave(de)]);
      expect(joined.json.translations).toHaveLength(1);
      expect(left.json.translations).toEqual([]);
    }
  });

  test('a deleted product leaves, and comes back with its translations', async () => {
    const [de, en] = [await add('DE'), await add('EN')];
    await join(de, en);
    const { headers } = await backend.admin(`DELETE /product/${de}`);
    expect(await translations(en)).toEqual([]);
    // Another language comes meanwhile.
    const ru = await add('RU');
    await join(ru, en);
    await backend.admin(`POST /trash/${headers.get('X-Trash-Id')}/restore`);
    expect(await translations(en)).toEqual([de, ru]);
  });

  test('unless its place was taken meanwhile', async () => {
    const [de, en] = await three();
    const { headers } = await backend.admin(`DELETE /product/${de}`);
    const other = await add('DE');
    await join(other, en);
    await backend.admin(`POST /trash/${headers.get('X-Trash-Id')}/restore`);
    expect(await translations(de)).toEqual([]);
    expect(await translations(en)).toContain(other);
  });

  test('a product that gets the language of another one leaves; one that gets a free one stays', async () => {
    const [de, en] = [await add('DE'), await add('EN')];
    await join(de, en);
    await backend.admin(`PATCH /product/${de}`, { json: { lang: 'RU' } });
    expect(await translations(en)).toEqual([de]);
    await backend.admin(`PATCH /product/${de}`, { json: { lang: 'EN' } });
    expect(await translations(en)).toEqual([]);
  });

  test('a revision neither names nor restores them; its language may be taken', async () => {
    const de = await add('DE');
    await backend.admin(`PATCH /product/${de}`, { json: { lang: 'RU' } });
    const [en, other] = [await add('EN'), await add('DE')];
    await join(de, en);
    const { version } = await read(de);
    await join(other, en);
    const list = () => backend.admin<Json[]>(`GET /revision?kind=product&entity=${de}`);
    const [first] = (await list()).json;
    expect(first?.values).not.toHaveProperty('translation_group');
    // What refers to a product is no change of it.
    expect((await read(de)).version).toBe(version);
    await backend.admin(`POST /revision/${first?.id}/restore`);
    expect(await read(de)).toMatchObject({ lang: 'DE', translations: [] });
    expect(await translations(en)).toEqual([other]);
  });
});
