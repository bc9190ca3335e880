import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnBoth } from '../testing/both-databases.ts';
import { emptyTrash } from '../testing/empty-trash.ts';
import { signedPath, type Json } from '../testing/json.ts';
import type { CallOptions, TestBackend } from '../testing/test-backend.ts';
import { imageBlob } from '../testing/test-images.ts';

const description = {
  alt_de: 'Läufer',
  alt_en: 'Rotor',
  alt_ru: 'Ротор',
  focal_x: 20,
  focal_y: 80,
};
const nothingSaid = { alt_de: '', alt_en: '', alt_ru: '', focal_x: 50, focal_y: 50 };

describeOnBoth('images', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());

  const add = async (line: string, options: CallOptions) =>
    (await backend.admin(`POST ${line}`, options)).json;
  const read = async (line: string) => (await backend.admin(`GET ${line}`)).json;
  const addSpare = async () =>
    add('/spare', { form: { images: [await imageBlob(), await imageBlob()] } });
  const describeImage = (of: string, json: object, headers: Record<string, string> = {}) =>
    backend.admin(`PATCH /image/${of}`, { json, headers });

  describe('have alternative texts and a focal point', () => {
    test.for(['spare', 'service', 'product'])('of a list: %s', async (kind) => {
      const form = { images: [await imageBlob(), await imageBlob()] };
      const { id, images, version } = await add(`/${kind}`, { form });
      const [first = '', second = ''] = images;
      const described = await describeImage(`${kind}/${id}`, { path: second, ...description });
      expect(described).toMatchObject({ status: 200, json: { path: second, ...description } });
      expect(described.json.version).toBeGreaterThan(version);
      expect(await read(`/${kind}/${id}`)).toMatchObject({
        images,
        image_details: [
          { path: first, ...nothingSaid },
          { path: second, ...description },
        ],
        version: described.json.version,
      });
    });

    test('of a page, by its slug', async () => {
      const form = { image: await imageBlob() };
      const { images } = await add('/page/careers/image/add', { form });
      const path = images.at(-1);
      expect((await describeImage('page/careers', { path, ...description })).status).toBe(200);
      const { image_details } = await read('/page/careers');
      expect(image_details.at(-1)).toEqual({ path, ...description, callouts: [] });
      expect((await describeImage('page/nothing', { path })).status).toBe(404);
      expect((await describeImage('spare/careers', { path })).status).toBe(404);
    });

    test('the only one: of a partner, a property and a part of a page', async () => {
      const image = await imageBlob();
      const partner = await add('/partner', { form: { image } });
      const { id: product } = await add('/product', { form: {} });
      const property = await add('/product/property', {
        form: { product_id: `${product}`, image },
      });
      const part = await add('/page/page-part/gas-turbina', { form: { image } });
      for (const [kind, { id, image_id: path }] of [
        ['partner', partner],
        ['product_property', property],
        ['page_part', part],
      ] as const) {
        expect((await describeImage(`${kind}/${id}`, { path, ...description })).status).toBe(200);
      }
      expect(await read(`/partner/show/${partner.id}`)).toMatchObject(description);
      expect(await read('/partner?lang=en')).toContainEqual({
        id: partner.id,
        image_id: partner.image_id,
        text: '',
        ...description,
      });
      expect((await read(`/product/${product}`)).property).toMatchObject([description]);
      expect((await read('/page/gas-turbina')).parts.at(-1)).toMatchObject(description);

      // What was said stays with the image; of another one nothing is known.
      const text = await backend.admin(`PATCH /partner/${partner.id}`, {
        form: { text_de: 'Eins' },
      });
      expect(text.json).toMatchObject(description);
      const changed = await backend.admin(`PATCH /partner/${partner.id}`, {
        form: { image: await imageBlob() },
      });
      expect(changed.json).toMatchObject(nothingSaid);
      const path = partner.image_id;
      expect((await describeImage(`partner/${partner.id}`, { path })).status).toBe(404);
    });

    test('what is left out stays, and blanks count as nothing', async () => {
      const { id, images } = await addSpare();
      const [path] = images;
      await describeImage(`spare/${id}`, { path, ...description });
      const { json } = await describeImage(`spare/${id}`, { path, alt_en: '  ', focal_x: 0 });
      expect(json).toMatchObject({ ...description, alt_en: '', focal_x: 0 });
      expect((await describeImage(`spare/${id}`, { path })).json).toEqual(json);
    });

    test('only of an image of the entity, and only a point within it', async () => {
      const { id, images } = await addSpare();
      const other = await addSpare();
      const [path] = images;
      expect((await describeImage(`spare/${other.id}`, { path })).status).toBe(404);
      expect((await describeImage(`spare/999999`, { path })).status).toBe(404);
      const outside = await describeImage(`spare/${id}`, { path, focal_x: 101, focal_y: -1 });
      const advice = 'must be a whole number from 0 to 100';
      expect(outside).toMatchObject({
        status: 400,
        json: { fields: { focal_x: advice, focal_y: advice } },
      });
    });
  });

  test('a change that depends on an old version is refused', async () => {
    const { id, images, version } = await addSpare();
    const [path] = images;
    const ifMatch = { 'If-Match': `"${version}"` };
    expect((await describeImage(`spare/${id}`, { path, alt_de: 'a' }, ifMatch)).status).toBe(200);
    const refused = await describeImage(`spare/${id}`, { path, alt_de: 'b' }, ifMatch);
    expect(refused).toMatchObject({ status: 412, json: { code: 'OUTDATED' } });
    expect((await read(`/spare/${id}`)).image_details[0]?.alt_de).toBe('a');
  });

  test('a revision keeps what was said, and restores it', async () => {
    const { id, images } = await addSpare();
    const [path = '', other = ''] = images;
    await describeImage(`spare/${id}`, { path, ...description });
    await describeImage(`spare/${id}`, { path, ...nothingSaid });
    const revisions = (await backend.admin<Json[]>(`GET /revision?kind=spare&entity=${id}`)).json;
    const kept = { images, image_details: [{ path, ...description }, { path: other }] };
    expect(revisions[1]).toMatchObject({
      fields: ['images'],
      images: images.map(signedPath),
      image_details: [{ path: signedPath(path), ...description }, { path: signedPath(other) }],
    });
    await backend.admin(`POST /revision/${revisions[1]?.id}/restore`);
    expect(await read(`/spare/${id}`)).toMatchObject(kept);
  });

  test('the only image: a revision names it as changed, and restores what was said', async () => {
    const { id, image_id: path } = await add('/partner', { form: { image: await imageBlob() } });
    await describeImage(`partner/${id}`, { path, ...description });
    await backend.admin(`PATCH /partner/${id}`, { form: { image: await imageBlob() } });
    const revisions = (await backend.admin<Json[]>(`GET /revision?kind=partner&entity=${id}`)).json;
    expect(revisions.map(({ fields }) => fields)).toEqual([[], ['images'], ['images']]);
    expect(Object.keys(revisions[1]?.values ?? {})).not.toContain('alt_de');
    await backend.admin(`POST /revision/${revisions[1]?.id}/restore`);
    expect(await read(`/partner/show/${id}`)).toMatchObject({ image_id: path, ...description });
  });

  test('the trash keeps what was said, of an image and of what it belongs to', async () => {
    const { id, images } = await addSpare();
    const [path] = images;
    await describeImage(`spare/${id}`, { path, ...description });
    const before = await read(`/spare/${id}`);
    for (const [line, options] of [
      [`/spare/${id}/image/delete`, { json: { path } }],
      [`/spare/${id}`, {}],
    ] as const) {
      const { headers } = await backend.admin(`DELETE ${line}`, options);
      await backend.admin(`POST /trash/${headers.get('X-Trash-Id')}/restore`);
      const { image_details } = await read(`/spare/${id}`);
      expect(image_details).toEqual(before.image_details);
    }
    await emptyTrash(backend);
  });
});
