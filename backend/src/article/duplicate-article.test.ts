import { afterAll, beforeAll, expect, test } from 'vitest';
import { columnsOf } from '../languages.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import type { Json } from '../testing/json.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import { imageBlob } from '../testing/test-images.ts';

describeOnBoth('copies of spares and services', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());

  const read = async (kind: string, id: number) => (await backend.call(`GET /${kind}/${id}`)).json;
  const titles = { title_de: 'Düse (Kopie)', title_en: 'Nozzle (copy)', title_ru: '' };
  const duplicate = (kind: string, id: number, json: object = titles) =>
    backend.admin(`POST /${kind}/${id}/duplicate`, { json });
  const revisionsOf = async (kind: string, id: number | undefined) =>
    (await backend.admin<Json[]>(`GET /revision?kind=${kind}&entity=${id}`)).json;

  /** Adds one with two images, the first of which is moved to the end. */
  const add = async (kind: string) => {
    const images = [await imageBlob(), await imageBlob()];
    const form = { title_de: 'Düse', title_en: 'Nozzle', text_de: '<p>Satz</p>', images };
    const { id, images: paths } = (await backend.admin(`POST /${kind}`, { form })).json;
    const json = { path: paths[0], position: 2, alt_de: 'Eine Düse' };
    await backend.admin(`PATCH /image/${kind}/${id}`, { json });
    return read(kind, id);
  };

  test.each(['spare', 'service'])(
    'a %s is copied under other titles, with its texts, and its images as they are described and ordered',
    async (kind) => {
      const original = await add(kind);
      const made = await duplicate(kind, original.id);
      expect(made.status).toBe(201);
      const copy = await read(kind, made.json.id);
      expect(made.json).toEqual(copy);
      const { images, image_details } = original;
      expect(copy).toMatchObject({ ...titles, text_de: '<p>Satz</p>', images, image_details });
      expect(copy.id).not.toBe(original.id);
      expect(copy.version).toBeGreaterThan(0);
      expect(await read(kind, original.id)).toEqual(original);
      const { json: list } = await backend.admin<Json[]>(`GET /${kind}`);
      expect(list.at(-1)?.id).toBe(copy.id);
      expect(await revisionsOf(kind, copy.id)).toHaveLength(1);

      // The files stay as long as either shows them.
      const { headers } = await backend.admin(`DELETE /${kind}/${original.id}`);
      await backend.admin(`DELETE /trash/${headers.get('X-Trash-Id')}`);
      for (const path of images) expect((await backend.call(`GET ${path}`)).status).toBe(200);
    },
  );

  test('the sub-parts of a spare come along, in their order, and are rows of their own', async () => {
    const { id } = await add('spare');
    const addPart = async (partnumber: string) => {
      const json = { partnumber, quantity: 30, description_de: 'Düse', callout: '1, 7' };
      return (await backend.admin(`POST /spare/${id}/part`, { json })).json.id;
    };
    const first = await addPart('HT-1');
    const last = await addPart('HT-2');
    await backend.admin(`PATCH /order/sub_part/${first}`, { json: { position: 2 } });
    const original = await read('spare', id);

    const time = Date.now();
    const { parts } = (await duplicate('spare', id)).json;
    expect(parts.map(({ partnumber }) => partnumber)).toEqual(['HT-2', 'HT-1']);
    expect(parts[0]).toMatchObject({ quantity: 30, description_de: 'Düse', callout: '1, 7' });
    expect(parts[0]?.version).toBeGreaterThanOrEqual(time);
    expect(await revisionsOf('sub_part', parts[0]?.id)).toHaveLength(1);
    await backend.admin(`DELETE /spare/${id}/part/${last}`);
    const { json: found } = await backend.call<{ part: Json }[]>('GET /part-search?q=HT-2');
    expect(found.map(({ part }) => part.id)).toEqual([parts[0]?.id]);
    expect(original.parts.map(({ id }) => id)).not.toContain(parts[0]?.id);
  });

  test('a text that is older than its translations is so in the copy; new titles are not', async () => {
    const { id } = await add('spare');
    const json = { title_de: 'Düsen', text_de: '<p>Neu</p>' };
    await backend.admin(`PATCH /spare/${id}`, { json: { text_en: '<p>Set</p>' } });
    await backend.admin(`PATCH /spare/${id}`, { json });
    const copy = (await duplicate('spare', id)).json;
    const { json: texts } =
      await backend.admin<{ kind: string; entity_id: number; field: string; language: string }[]>(
        'GET /outdated-text',
      );
    const outdated = texts.filter((one) => one.kind === 'spare' && one.entity_id === copy.id);
    expect(outdated.map(({ field, language }) => `${field}_${language}`)).toEqual(['text_en']);
  });

  test('without titles the copy has those of the original, and nothing of a spare with its id', async () => {
    const { id } = await add('spare');
    await backend.admin(`POST /spare/${id}/part`, { json: { partnumber: 'HT-3' } });
    let original = await add('service');
    while (original.id < id) original = await add('service');
    expect(original.id).toBe(id);
    const spares = async () => (await backend.admin<Json[]>('GET /spare')).json;
    const before = await spares();
    const copy = (await duplicate('service', original.id, {})).json;
    for (const name of columnsOf('title')) expect(copy[name]).toBe(original[name]);
    expect(await spares()).toEqual(before);
  });

  test.each(['spare', 'service'])('what is no %s is not copied', async (kind) => {
    expect((await duplicate(kind, 999_999)).status).toBe(404);
  });
});
