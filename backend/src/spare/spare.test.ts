import { afterAll, beforeAll, expect, test } from 'vitest';
import { localized } from '../languages.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import { aNumber, textLike } from '../testing/json.ts';
import { emptyTrash } from '../testing/empty-trash.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import { imageBlob } from '../testing/test-images.ts';

describeOnBoth('spare', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());

  const addSpare = async () => {
    const form = { title_de: 'Düse', text_de: '<p>Text</p>', images: [await imageBlob()] };
    return (await backend.admin('POST /spare', { form })).json;
  };

  test('POST /spare stores texts and images, GET /spare/{id} returns them (spec 7.3, 7.1)', async () => {
    const form = {
      title_de: 'Düse',
      title_en: 'Nozzle',
      title_ru: 'Форсунка',
      text_de: '<p>Eins<script>x</script></p>',
      images: [await imageBlob('png'), await imageBlob('jpeg')],
    };
    const added = await backend.admin('POST /spare', { form });
    expect(added.status).toBe(201);
    expect(added.json).toMatchObject({
      title_de: 'Düse',
      title_ru: 'Форсунка',
      text_de: '<p>Eins</p>',
      text_en: '',
      images: [textLike(/^\/files\/\w+\.png$/), textLike(/^\/files\/\w+\.jpg$/)],
      parts: [],
    });
    const read = await backend.call(`GET /spare/${added.json.id}`);
    expect(read.json).toEqual(added.json);
    const image = await backend.call(`GET ${added.json.images[0]}`);
    expect(image.headers.get('Content-Type')).toBe('image/png');
  });

  test('PATCH /spare/{id} changes the given fields and keeps the rest (spec 7.3)', async () => {
    const { id, images } = await addSpare();
    const patched = await backend.admin(`PATCH /spare/${id}`, { json: { title_en: 'Valve' } });
    expect(patched.json).toMatchObject({ title_de: 'Düse', title_en: 'Valve', images });
  });

  test('images are added and deleted, and their files kept for the history (spec 7.3)', async () => {
    const { id, images } = await addSpare();
    const form = { image: await imageBlob('webp') };
    const added = await backend.admin(`POST /spare/${id}/image/add`, { form });
    expect(added.json.images).toEqual([images[0], textLike(/\.webp$/)]);

    const line = `DELETE /spare/${id}/image/delete`;
    const removed = await backend.admin(line, { json: { path: images[0] } });
    expect(removed.json.images).toEqual([added.json.images[1]]);
    await emptyTrash(backend);
    expect((await backend.admin(`GET ${images[0]}`)).status).toBe(200);
    expect((await backend.admin(line, { json: { path: images[0] } })).status).toBe(404);
  });

  test("another entity's image cannot be deleted", async () => {
    const [one, two] = [await addSpare(), await addSpare()];
    const json = { path: one.images[0] };
    const response = await backend.admin(`DELETE /spare/${two.id}/image/delete`, { json });
    expect(response.status).toBe(404);
    expect((await backend.call(`GET ${one.images[0]}`)).status).toBe(200);
  });

  test('sub-parts are added, changed and deleted within their spare (spec 7.3)', async () => {
    const { id } = await addSpare();
    const other = await addSpare();
    const json = {
      quantity: '4',
      partnumber: 'HT-100',
      ...localized('description', () => ''),
      description_de: 'Dichtung',
      description_en: 'Seal',
      description_ru: 'Уплотнение',
      subst_part: 'HT-101',
      callout: '4',
    };
    const part = await backend.admin(`POST /spare/${id}/part`, { json });
    expect(part.json).toEqual({ ...json, quantity: 4, id: aNumber, version: aNumber });

    const line = `/spare/${id}/part/${part.json.id}`;
    const changed = await backend.admin(`PATCH ${line}`, { json: { quantity: 5 } });
    expect(changed.json).toEqual({ ...part.json, quantity: 5, version: aNumber });
    expect((await backend.call(`GET /spare/${id}`)).json.parts).toEqual([changed.json]);

    const wrong = await backend.admin(`DELETE /spare/${other.id}/part/${part.json.id}`);
    expect(wrong.status).toBe(404);
    expect((await backend.admin(`DELETE ${line}`)).json).toEqual({ id: part.json.id });
    expect((await backend.call(`GET /spare/${id}`)).json.parts).toEqual([]);
  });

  test.each([
    [-1, 'must not be negative'],
    ['-1', 'must not be negative'],
    ['2147483648', 'must be at most 2147483647'],
    [1.5, 'must be a whole number'],
    ['many', 'must be a whole number'],
  ])('the quantity %j %s', async (quantity, advice) => {
    const json = { partnumber: 'A', quantity, subst_part: '' };
    const refused = await backend.admin(`POST /spare/${(await addSpare()).id}/part`, { json });
    expect(refused.status).toBe(400);
    expect(refused.json).toMatchObject({ fields: { quantity: advice } });
  });

  test('GET /spare?parts=none leaves out the sub-parts, of which there may be thousands', async () => {
    const { json: whole } = await backend.admin<object[]>('GET /spare');
    expect(whole[0]).toHaveProperty('parts');
    const without = whole.map((spare) =>
      Object.fromEntries(Object.entries(spare).filter(([name]) => name !== 'parts')),
    );
    expect((await backend.admin('GET /spare?parts=none')).json).toEqual(without);
  });

  test('GET /spare/{id} returns a page of the sub-parts if asked for one', async () => {
    const [{ id }, other] = [await addSpare(), await addSpare()];
    for (const partnumber of ['HT-1', 'HT-2', 'HT-3', 'HT-4', 'HT-5']) {
      await backend.admin(`POST /spare/${id}/part`, { json: { partnumber } });
      await backend.admin(`POST /spare/${other.id}/part`, { json: { partnumber } });
    }
    const read = async (query: string) => (await backend.call(`GET /spare/${id}?${query}`)).json;
    const whole = await read('');
    const [, second, , fourth, last] = whole.parts;
    expect(whole.parts).toHaveLength(5);
    expect(await read('first=2')).toEqual({ ...whole, parts: whole.parts.slice(0, 2) });
    const cursor = `after=${second?.id}`;
    expect((await read(`first=2&${cursor}`)).parts).toEqual(whole.parts.slice(2, 4));
    expect((await read(`first=2&after=${fourth?.id}`)).parts).toEqual([last]);
    expect((await read(`first=2&after=${last?.id}`)).parts).toEqual([]);
    expect((await read(cursor)).parts).toEqual(whole.parts.slice(2));
    expect(await read('first=0')).toEqual({ ...whole, parts: [] });
    for (const wrong of ['first=-1', 'first=x', 'first=01', 'after=0']) {
      expect((await backend.call(`GET /spare/${id}?${wrong}`)).status).toBe(400);
    }
    expect((await backend.call('GET /spare/0')).status).toBe(404);
    expect((await backend.call('GET /spare/999999?first=0')).status).toBe(404);
  });

  test('DELETE /spare/{id} deletes sub-parts, too, and files once the trash is emptied (spec 7.3)', async () => {
    const { id, images } = await addSpare();
    await backend.admin(`POST /spare/${id}/part`, { json: { partnumber: 'HT-1' } });
    expect((await backend.admin(`DELETE /spare/${id}`)).json).toEqual({ id });
    expect((await backend.call(`GET /spare/${id}`)).status).toBe(404);
    await emptyTrash(backend);
    expect((await backend.admin(`GET ${images[0]}`)).status).toBe(404);
  });
});
