import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnBoth } from '../testing/both-databases.ts';
import { aNumber, signedPath, type Json } from '../testing/json.ts';
import type { CallOptions, TestBackend } from '../testing/test-backend.ts';
import { imageBlob } from '../testing/test-images.ts';

describeOnBoth('the order of lists', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());

  const add = async (line: string, options: CallOptions) =>
    (await backend.admin(`POST ${line}`, options)).json;
  const read = async (line: string) => (await backend.admin(`GET ${line}`)).json;
  const readList = async (line: string) => (await backend.admin<Json[]>(`GET ${line}`)).json;
  const idsOf = (list: Json[]) => list.map(({ id }) => id);
  const move = (line: string, position: number, headers: Record<string, string> = {}) =>
    backend.admin(`PATCH /order/${line}`, { json: { position }, headers });
  /** Adds a spare with this many sub-parts. Returns its id and theirs. */
  const addSpare = async (count: number) => {
    const { id } = await add('/spare', { form: {} });
    const parts: number[] = [];
    for (let index = 0; index < count; index += 1) {
      parts.push((await add(`/spare/${id}/part`, { json: { partnumber: `${index}` } })).id);
    }
    return { id, parts };
  };
  const partsOf = async (id: number) => idsOf((await read(`/spare/${id}`)).parts);

  describe('is that in which they were added, until an entry is moved', () => {
    test.for(['/spare', '/service', '/partner'])('%s', async (path) => {
      const all = path === '/partner' ? '/partner/all' : path;
      const kind = path.slice(1);
      const form = async () =>
        path === '/partner' ? { image: await imageBlob() } : { images: [await imageBlob()] };
      for (let index = 0; index < 3; index += 1) await add(path, { form: await form() });
      const [first = 0, second = 0, ...others] = idsOf(await readList(all));
      const moved = await move(`${kind}/${second}`, 1);
      expect(moved).toMatchObject({ status: 200, json: { id: second } });
      expect(idsOf(await readList(all))).toEqual([second, first, ...others]);
      await move(`${kind}/${second}`, 1000);
      expect(idsOf(await readList(all))).toEqual([first, ...others, second]);
      const last = await add(path, { form: await form() });
      expect(idsOf(await readList(all))).toEqual([first, ...others, second, last.id]);
    });

    test('of sub-parts, page by page as well', async () => {
      const { id, parts } = await addSpare(4);
      const [one = 0, two = 0, three = 0, four = 0] = parts;
      await move(`sub_part/${four}`, 2);
      expect(await partsOf(id)).toEqual([one, four, two, three]);
      const page = async (query: string) => idsOf((await read(`/spare/${id}?${query}`)).parts);
      expect(await page('first=2')).toEqual([one, four]);
      expect(await page(`first=2&after=${four}`)).toEqual([two, three]);
      expect(await page(`last=2&before=${three}`)).toEqual([four, two]);
      expect(await page('order=id')).toEqual(parts);
      const spares = await readList('/spare');
      const listed = spares.find((spare) => spare.id === id);
      expect(idsOf(listed?.parts ?? [])).toEqual([one, four, two, three]);
    });

    test('of properties, and of the parts of a page', async () => {
      const { id } = await add('/product', { form: {} });
      const form = async () => ({ product_id: `${id}`, image: await imageBlob() });
      const property = async () => (await add('/product/property', { form: await form() })).id;
      const [one, two] = [await property(), await property()];
      await move(`product_property/${two}`, 1);
      expect(idsOf((await read(`/product/${id}`)).property)).toEqual([two, one]);

      const part = async () =>
        (await add('/page/page-part/gas-turbina', { form: { image: await imageBlob() } })).id;
      const [first, second] = [await part(), await part()];
      await move(`page_part/${second}`, 1);
      expect(idsOf((await read('/page/gas-turbina')).parts)).toEqual([second, first]);
    });

    test('of images: the first one is that of the product', async () => {
      const images = [await imageBlob(), await imageBlob(), await imageBlob()];
      const product = await add('/product', { form: { images } });
      const [first, second, third] = product.images;
      const json = { path: third, position: 1 };
      expect((await backend.admin(`PATCH /image/product/${product.id}`, { json })).status).toBe(
        200,
      );
      expect(await read(`/product/${product.id}`)).toMatchObject({
        image_id: third,
        images: [third, first, second],
      });
    });
  });

  test('the navigation has the order of the lists (spec 2.4)', async () => {
    const spares = idsOf(await readList('/spare'));
    await move(`spare/${spares.at(-1)}`, 1);
    const navbar = await read('/component/navbar');
    expect(idsOf(navbar.spares)).toEqual([spares.at(-1), ...spares.slice(0, -1)]);
    expect(idsOf(navbar.services)).toEqual(idsOf(await readList('/service')));
  });

  test('any moves give the order that they say, however often', async () => {
    const { id, parts } = await addSpare(5);
    let expected = parts;
    const step = fc.record({ part: fc.nat(4), position: fc.integer({ min: 1, max: 6 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        for (const { part, position } of steps) {
          const moved = parts[part] ?? 0;
          await move(`sub_part/${moved}`, position);
          expected = expected.filter((one) => one !== moved).toSpliced(position - 1, 0, moved);
          expect(await partsOf(id)).toEqual(expected);
        }
      }),
      { numRuns: 10 },
    );
    // Halving the same gap runs out of numbers after some fifty times.
    for (let index = 0; index < 70; index += 1) {
      const moved = expected[2] ?? 0;
      await move(`sub_part/${moved}`, 2);
      expected = expected.filter((one) => one !== moved).toSpliced(1, 0, moved);
    }
    expect(await partsOf(id)).toEqual(expected);
    const added = await add(`/spare/${id}/part`, { json: {} });
    expect(await partsOf(id)).toEqual([...expected, added.id]);
  });

  test('a move changes the versions of what was moved and of its owner, and no other', async () => {
    const { id, parts } = await addSpare(3);
    const before = await read(`/spare/${id}`);
    const moved = await move(`sub_part/${parts[2]}`, 1);
    const after = await read(`/spare/${id}`);
    expect(after.version).toBeGreaterThan(before.version);
    expect(after.parts[0]?.version).toBe(moved.json.version);
    expect(moved.json.version).toBeGreaterThan(before.parts[2]?.version ?? 0);
    expect(after.parts.slice(1)).toEqual(before.parts.slice(0, 2));
    // To where it stands already is no change.
    expect((await move(`sub_part/${parts[2]}`, 1)).json.version).toBe(moved.json.version);
    const ifMatch = { 'If-Match': `"${before.parts[2]?.version}"` };
    const refused = await move(`sub_part/${parts[2]}`, 2, ifMatch);
    expect(refused).toMatchObject({ status: 412, json: { code: 'OUTDATED' } });
  });

  test('a move is a revision, and restoring the one before takes it back', async () => {
    const { id, parts } = await addSpare(3);
    const [one, two, three = 0] = parts;
    await move(`sub_part/${three}`, 1);
    const revisions = await readList(`/revision?kind=sub_part&entity=${three}`);
    expect(revisions.map(({ fields }) => fields)).toEqual([[], ['place']]);
    expect(revisions.map(({ values }) => values.place)).toEqual([null, aNumber]);
    await backend.admin(`POST /revision/${revisions[0]?.id}/restore`);
    expect(await partsOf(id)).toEqual([one, two, three]);
  });

  test('a revision restores the order of images', async () => {
    const form = { images: [await imageBlob(), await imageBlob()] };
    const { id, images } = await add('/service', { form });
    const json = { path: images[1], position: 1 };
    await backend.admin(`PATCH /image/service/${id}`, { json });
    const revisions = await readList(`/revision?kind=service&entity=${id}`);
    const reversed = images.toReversed().map(signedPath);
    expect(revisions[1]).toMatchObject({ fields: ['images'], images: reversed });
    await backend.admin(`POST /revision/${revisions[0]?.id}/restore`);
    expect((await read(`/service/${id}`)).images).toEqual(images);
  });

  test('what is restored from the trash stands where it stood', async () => {
    const { id, parts } = await addSpare(3);
    await move(`sub_part/${parts[2]}`, 1);
    const order = await partsOf(id);
    for (const line of [`/spare/${id}/part/${parts[2]}`, `/spare/${id}`]) {
      const { headers } = await backend.admin(`DELETE ${line}`);
      await backend.admin(`POST /trash/${headers.get('X-Trash-Id')}/restore`);
      expect(await partsOf(id)).toEqual(order);
    }
  });

  test('only what has a list can be moved, and to a position that there is', async () => {
    const { parts } = await addSpare(1);
    expect((await move(`product/${parts[0]}`, 1)).status).toBe(404);
    expect((await move('sub_part/2000000000', 1)).status).toBe(404);
    expect(await move(`sub_part/${parts[0]}`, 0)).toMatchObject({
      status: 400,
      json: { fields: { position: 'must be a whole number from 1' } },
    });
    expect((await move(`sub_part/${parts[0]}`, 7)).status).toBe(200);
  });
});
