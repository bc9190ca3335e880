import { execFile } from 'node:child_process';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnBoth } from '../testing/both-databases.ts';
import type { Json } from '../testing/json.ts';
import type { CallOptions, TestBackend } from '../testing/test-backend.ts';
import { imageBlob } from '../testing/test-images.ts';

const unknown = `/files/${'0'.repeat(32)}.png`;

describeOnBoth('an image that is taken down', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());

  const add = async (line: string, form: CallOptions['form'] = {}) =>
    (await backend.admin(`POST ${line}`, { form })).json;
  const takeDown = (path: string) => backend.admin('POST /image/take-down', { json: { path } });
  const historyOf = async (kind: string, id: number) =>
    (await backend.admin<Json[]>(`GET /revision?kind=${kind}&entity=${id}`)).json;
  const trashed = async (entry: string | null) =>
    (await backend.admin<Json[]>('GET /trash')).json.find((one) => String(one.id) === entry);
  const stored = async (folder: string) =>
    (await readdir(join(backend.dataDir, folder), { recursive: true }).catch(() => [])).join(' ');
  const remove = async (line: string, options: CallOptions = {}) =>
    (await backend.admin(`DELETE ${line}`, options)).headers.get('X-Trash-Id');

  /** Adds a spare with two images, and deletes the first of them. */
  const withDeletedImage = async () => {
    const { id, images } = await add('/spare', { images: [await imageBlob(), await imageBlob()] });
    const [path = '', other = ''] = images;
    await backend.call(`GET ${path}?w=320`, { headers: { Accept: 'image/webp' } });
    const entry = await remove(`/spare/${id}/image/delete`, { json: { path } });
    return { id, path, other, entry };
  };

  test('leaves trash, history and the store at once; other images stay', async () => {
    const { id, path, other, entry } = await withDeletedImage();
    const name = path.replace('/files/', '');
    expect(await stored('files')).toContain(name);
    expect(await stored('widths')).toContain(name);
    const signed = (await trashed(entry))?.images[0] ?? '';

    expect(await takeDown(signed)).toMatchObject({ status: 200, json: { path } });
    expect(await stored('files')).not.toContain(name);
    expect(await stored('widths')).not.toContain(name);
    expect(await trashed(entry)).toBeUndefined();
    const history = await historyOf('spare', id);
    expect(history.length).toBeGreaterThan(1);
    expect(JSON.stringify(history)).not.toContain(name);
    for (const { images } of history) expect(images.join(' ')).toContain(other);
    for (const address of [path, signed, `${signed}&w=320`]) {
      expect((await backend.admin(`GET ${address}`)).status).toBe(404);
    }
    expect((await backend.call(`GET ${other}`)).status).toBe(200);

    const [first] = history;
    await backend.admin(`POST /revision/${first?.id}/restore`);
    expect((await backend.call(`GET /spare/${id}`)).json.images).toEqual([other]);
  });

  test('leaves an entry of the trash with all the rest of it, which can be restored', async () => {
    const image = await imageBlob();
    const { id, images } = await add('/product', { title: 'Läufer', images: [image, image] });
    const property = await add('/product/property', { product_id: `${id}`, image });
    const [first = '', second = ''] = images;
    const entry = await remove(`/product/${id}`);
    expect((await takeDown(first)).status).toBe(200);
    expect((await takeDown(property.image_id)).status).toBe(200);
    expect(await trashed(entry)).toMatchObject({ images: [expect.stringContaining(second)] });
    await backend.admin(`POST /trash/${entry}/restore`);
    expect((await backend.call(`GET /product/${id}`)).json).toMatchObject({
      title: 'Läufer',
      images: [second],
      property: [{ image_id: '' }],
    });
  });

  test('leaves the texts of trash and history with its tag; of a link to it the words stay', async () => {
    const { path, other } = await withDeletedImage();
    const address = `https://site.example/api${path}`;
    const text_de =
      `<p>Vorher <img src="${address}?w=320" alt="Läufer"> nachher</p>` +
      `<p><a href="${address}" target="_blank">groß</a> ${path} <img src="/api${other}"></p>`;
    const { id } = await add('/spare', { text_de });
    await backend.admin(`PATCH /spare/${id}`, { json: { text_de: '<p>neu</p>' } });
    expect((await takeDown(path)).status).toBe(200);
    const clean =
      '<p>Vorher  nachher</p>' + `<p><a target="_blank">groß</a>  <img src="/api${other}"></p>`;
    const [first] = await historyOf('spare', id);
    expect(first?.values['text_de']).toBe(clean);
  });

  describe('is refused as long as something shows it', () => {
    const refusal = (by: string) => ({
      status: 409,
      json: {
        code: 'CONFLICT',
        message: `${by} still shows this image. Remove it there first.`,
        fields: { path: `is still shown by ${by}` },
      },
    });

    test('in a list, which is named', async () => {
      const title_en = 'Fuel nozzle';
      const { id, images } = await add('/spare', { title_en, images: [await imageBlob()] });
      const [path = ''] = images;
      expect(await takeDown(path)).toMatchObject(refusal(`spare ${id} "Fuel nozzle"`));
      expect((await backend.call(`GET ${path}`)).status).toBe(200);
      expect((await historyOf('spare', id))[0]?.images).toHaveLength(1);
    });

    test('as the only image of a part, whose owner is named', async () => {
      const { image_id } = await add('/page/page-part/gas-turbina', { image: await imageBlob() });
      const { id } = (await backend.call('GET /page/gas-turbina')).json;
      expect(await takeDown(image_id)).toMatchObject(refusal(`page ${id} "gas-turbina"`));
    });

    test('in a text', async () => {
      const { path, entry } = await withDeletedImage();
      const { id } = await add('/product', { description: `<p><img src="/api${path}"></p>` });
      expect(await takeDown(path)).toMatchObject(refusal(`product ${id}`));
      expect((await trashed(entry))?.images).toHaveLength(1);
    });
  });

  test('is repeated where it broke off, whatever is left', async () => {
    const database = await backend.openDatabase();
    const onlyFile = await withDeletedImage();
    await database.deleteFrom('deleted').execute();
    await database.deleteFrom('revision').where('entity_id', '=', onlyFile.id).execute();
    const onlyRows = await withDeletedImage();
    await rm(join(backend.dataDir, onlyRows.path.replace('/files/', 'files/images/')));
    for (const { path } of [onlyFile, onlyRows]) {
      expect((await takeDown(path)).status).toBe(200);
      expect((await takeDown(path)).status).toBe(404);
    }
  });

  test('is there whole or gone for good where it is restored at the same time', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id, path, entry } = await withDeletedImage();
      const [first] = await historyOf('spare', id);
      const restore =
        round % 2 === 0 ? `/trash/${entry}/restore` : `/revision/${first?.id}/restore`;
      const [taken] = await Promise.all([takeDown(path), backend.admin(`POST ${restore}`)]);
      const isShown = (await backend.call(`GET /spare/${id}`)).json.images.includes(path);
      expect((await backend.call(`GET ${path}`)).status).toBe(isShown ? 200 : 404);
      expect(taken.status).toBe(isShown ? 409 : 200);
    }
  });

  test('shows no narrow version that another backend of the site still has', async () => {
    const { path, entry } = await withDeletedImage();
    const signed = (await trashed(entry))?.images[0] ?? '';
    await takeDown(path);
    const narrow = join(backend.dataDir, path.replace('/files/', 'widths/'));
    await writeFile(`${narrow}-320.webp`, 'narrow');
    expect((await backend.call(`GET ${signed}&w=320`)).status).toBe(404);
  });

  test('404 where there is no such image, and for what is no image', async () => {
    for (const path of [unknown, '/files/../site.sqlite', 'https://site.example/', '']) {
      expect(await takeDown(path)).toMatchObject({ status: 404 });
    }
  });

  test('at the command line, beside a server that runs; what goes wrong is one line', async () => {
    const script = fileURLToPath(new URL('../take-down.ts', import.meta.url));
    const { dataDir, databaseUrl = '' } = backend;
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, [script, ...args], { env });

    const { path } = await withDeletedImage();
    const { stdout } = await run(`https://site.example/api${path}?w=320`);
    expect(stdout).toBe(`${path} is taken down for good\n`);
    expect((await backend.admin(`GET ${path}`)).status).toBe(404);
    expect(await stored('widths')).not.toContain(path.replace('/files/', ''));

    const stderr = (line: unknown): unknown => expect.objectContaining({ code: 1, stderr: line });
    await expect(run(path)).rejects.toEqual(stderr('There is no such image.\n'));
    await expect(run()).rejects.toEqual(stderr(expect.stringMatching(/^Usage: npm run take-down/)));
  });
});
