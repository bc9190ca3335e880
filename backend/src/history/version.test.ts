import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnBoth } from '../testing/both-databases.ts';
import type { CallOptions, TestBackend } from '../testing/test-backend.ts';
import { imageBlob } from '../testing/test-images.ts';

describeOnBoth('versions', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());

  const add = async (line: string, options: CallOptions) =>
    (await backend.admin(`POST ${line}`, options)).json;
  const addSpare = async () => add('/spare', { form: { images: [await imageBlob()] } });
  const addProduct = async () => add('/product', { form: { images: [await imageBlob()] } });
  const addProperty = async (id: number) =>
    add('/product/property', { form: { product_id: `${id}`, image: await imageBlob() } });
  const ifMatch = (tag: string) => ({ headers: { 'If-Match': tag } });

  describe('grow with every write of the entity and of what belongs to it', () => {
    const spare = async () => {
      const { id, images } = await addSpare();
      const part = (await add(`/spare/${id}/part`, { json: {} })).id;
      return { line: `/spare/${id}`, path: images[0], part };
    };
    const product = async () => {
      const { id, images } = await addProduct();
      const property = (await addProperty(id)).id;
      return { line: `/product/${id}`, id, path: images[0], property };
    };
    const form = async () => ({ form: { image: await imageBlob() } });
    const text = { json: { text_de: 'neu' } };

    test('a spare, by its texts, images and sub-parts', async () => {
      const { line, path, part } = await spare();
      await grows(line, `PATCH ${line}`, text);
      await grows(line, `POST ${line}/image/add`, await form());
      await grows(line, `DELETE ${line}/image/delete`, { json: { path } });
      await grows(line, `POST ${line}/part`, { json: {} });
      await grows(line, `PATCH ${line}/part/${part}`, { json: { quantity: 9 } });
      await grows(line, `DELETE ${line}/part/${part}`);
    });

    test('a product, by its fields, images and properties', async () => {
      const { line, id, path, property } = await product();
      await grows(line, `PATCH ${line}`, { json: { power: '25 MW' } });
      await grows(line, `POST ${line}/image/add`, await form());
      await grows(line, `DELETE ${line}/image/delete`, { json: { path } });
      const added = { form: { product_id: `${id}`, image: await imageBlob() } };
      await grows(line, 'POST /product/property', added);
      await grows(line, `PATCH /product/property/${property}`, { form: { description: 'x' } });
      const other = await product();
      const moved = { form: { product_id: `${other.id}` } };
      const before = (await backend.call(`GET ${other.line}`)).json.version;
      await grows(line, `PATCH /product/property/${property}`, moved);
      expect((await backend.call(`GET ${other.line}`)).json.version).toBeGreaterThan(before);
      await grows(other.line, `DELETE /product/property/${property}`);
    });

    test('a page, by its texts, images and parts', async () => {
      const line = '/page/gas-turbina';
      await grows(line, `PATCH ${line}`, { json: { text_ru: 'новый' } });
      await grows(line, `POST ${line}/image/add`, await form());
      const [path] = (await backend.call(`GET ${line}`)).json.images;
      await grows(line, `DELETE ${line}/image/delete`, { json: { path } });
      await grows(line, 'POST /page/page-part/gas-turbina', await form());
      const [part] = (await backend.call(`GET ${line}`)).json.parts;
      const one = `/page/page-part/${part?.id}`;
      await grows(line, `PATCH ${one}`, { json: { description_de: 'neu' } });
      await grows(line, `POST ${one}/image/add`, await form());
      await grows(line, `DELETE ${one}/${part?.page_id}`);
    });

    test('a service, a partner, the settings', async () => {
      const service = `/service/${(await add('/service', { form: { images: [await imageBlob()] } })).id}`;
      await grows(service, `PATCH ${service}`, text);
      await grows(service, `POST ${service}/image/add`, await form());
      const [path] = (await backend.call(`GET ${service}`)).json.images;
      await grows(service, `DELETE ${service}/image/delete`, { json: { path } });
      const partner = (await add('/partner', await form())).id;
      await grows(`/partner/show/${partner}`, `PATCH /partner/${partner}`, await form());
      await grows('/settings', 'PATCH /settings', { json: { phone: '+49 551 1' } });
    });

    test('a category', async () => {
      const category = await add('/category', { json: { name: 'Frame' } });
      const json = { name: 'LM' };
      const renamed = await backend.admin(`PATCH /category/${category.id}`, { json });
      expect(renamed.json.version).toBeGreaterThan(category.version);
      expect((await backend.call('GET /category')).json).toContainEqual(renamed.json);
    });

    const grows = async (read: string, write: string, options: CallOptions = {}) => {
      const before = await backend.admin(`GET ${read}`);
      const written = await backend.admin(write, options);
      expect([200, 201], write).toContain(written.status);
      const after = await backend.admin(`GET ${read}`);
      expect(after.json.version, write).toBeGreaterThan(before.json.version);
      expect(after.headers.get('ETag')).toMatch(new RegExp(`^"${after.json.version}\\.[\\w-]+"$`));
    };
  });

  test('a write without If-Match goes through (spec 7)', async () => {
    const { id } = await addSpare();
    for (const title_de of ['a', 'b']) {
      expect((await backend.admin(`PATCH /spare/${id}`, { json: { title_de } })).status).toBe(200);
    }
  });

  describe('If-Match, as RFC 9110 (13.1.1) has it', () => {
    test.for<[string, (tag: string, old: string) => string, number]>([
      ['the present ETag', (tag) => tag, 200],
      ['one of several', (tag, old) => `${old}, ${tag},"x"`, 200],
      ['any', () => '*', 200],
      ['an old ETag', (_, old) => old, 412],
      ['several old ones', (_, old) => `${old}, "1"`, 412],
      ['a weak tag, since the comparison is strong', (tag) => `W/${tag}`, 412],
      ['a tag of somebody else', () => '"abc"', 412],
      ['what is no tag', (tag) => tag.replaceAll('"', ''), 412],
    ])('%s', async ([, header, status]) => {
      const { id } = await addSpare();
      const line = `/spare/${id}`;
      const tagOf = async () => (await backend.call(`GET ${line}`)).headers.get('ETag') ?? '';
      const old = await tagOf();
      await backend.admin(`PATCH ${line}`, { json: { title_de: 'stored' } });
      const headers = { 'If-Match': header(await tagOf(), old) };
      const patched = await backend.admin(`PATCH ${line}`, { headers, json: { title_de: 'sent' } });
      expect(patched.status).toBe(status);
      expect((await backend.call(`GET ${line}`)).json.title_de).toBe(
        status === 200 ? 'sent' : 'stored',
      );
      if (status === 412) expect(patched.json.code).toBe('OUTDATED');
    });

    test('holds for deletions, and of an image for its owner', async () => {
      const { id, images } = await addSpare();
      const part = await add(`/spare/${id}/part`, { json: {} });
      const old = ifMatch('"1"');
      const image = { json: { path: images[0] } };
      const lines: [string, CallOptions][] = [
        [`DELETE /spare/${id}`, {}],
        [`DELETE /spare/${id}/part/${part.id}`, {}],
        [`DELETE /spare/${id}/image/delete`, image],
      ];
      for (const [line, options] of lines) {
        expect((await backend.admin(line, { ...options, ...old })).status, line).toBe(412);
      }
      const spare = await backend.call(`GET /spare/${id}`);
      expect(spare.json).toMatchObject({ images, parts: [part] });
      const present = ifMatch(spare.headers.get('ETag') ?? '');
      expect((await backend.admin(`DELETE /spare/${id}`, present)).status).toBe(200);
    });

    test('does not make an unknown entity known, nor a wrong field right', async () => {
      const { id } = await addSpare();
      const json = { title_de: 1 };
      expect((await backend.admin('DELETE /spare/999999', ifMatch('*'))).status).toBe(404);
      const wrong = await backend.admin(`PATCH /spare/${id}`, { ...ifMatch('"1"'), json });
      expect(wrong.status).toBe(400);
    });

    test('an upload that comes too late leaves no file', async () => {
      const { id } = await addSpare();
      const form = { image: await imageBlob() };
      const line = `POST /spare/${id}/image/add`;
      expect((await backend.admin(line, { ...ifMatch('"1"'), form })).status).toBe(412);
      expect((await backend.call(`GET /spare/${id}`)).json.images).toHaveLength(1);
    });
  });

  test('of 20 parallel PATCHes that depend on one version, one goes through', async () => {
    const { id, version } = await addSpare();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        backend.admin(`PATCH /spare/${id}`, {
          ...ifMatch(`"${version}"`),
          json: { title_de: `${index}` },
        }),
      ),
    );
    const won = responses.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 412)).toHaveLength(19);
    expect((await backend.call(`GET /spare/${id}`)).json.title_de).toBe(won[0]?.json.title_de);
  });
});
