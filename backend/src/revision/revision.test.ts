import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFileStore } from '../files/file-store.ts';
import { sweepOrphans } from '../files/sweep.ts';
import { createWidths } from '../files/widths.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import { emptyTrash } from '../testing/empty-trash.ts';
import { aNumber, signedPath, textLike, type Json } from '../testing/json.ts';
import { newFolder } from '../testing/new-folder.ts';
import type { CallOptions, TestBackend } from '../testing/test-backend.ts';
import { imageBlob } from '../testing/test-images.ts';

describeOnBoth('the history', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());

  const add = async (line: string, options: CallOptions) =>
    (await backend.admin(`POST ${line}`, options)).json;
  const addSpare = async () =>
    add('/spare', { form: { title_de: 'a', images: [await imageBlob(), await imageBlob()] } });
  const patch = (line: string, json: object) => backend.admin(`PATCH ${line}`, { json });
  const read = async (line: string) => (await backend.admin(`GET ${line}`)).json;
  const list = async (query: string, of = backend) =>
    (await of.admin<Json[]>(`GET /revision?${query}`)).json;
  const restore = (id = 0, options: CallOptions = {}) =>
    backend.admin(`POST /revision/${id}/restore`, options);

  test('each save is a revision: who, when, which fields, what it was after that', async () => {
    const { id, images: paths } = await addSpare();
    await patch(`/spare/${id}`, { title_de: 'b', text_en: '<p>x</p>' });
    await patch(`/spare/${id}`, { title_de: 'b' });
    const json = { path: paths[0] };
    await backend.admin(`DELETE /spare/${id}/image/delete`, { json });
    const revisions = await list(`kind=spare&entity=${id}`);
    const images = paths.map(signedPath);
    const saved = { kind: 'spare', entity_id: id, saved_by: 'admin', own: true };
    expect(revisions).toMatchObject([
      { ...saved, fields: [], values: { title_de: 'a' }, images },
      { ...saved, fields: ['title_de', 'text_en'], values: { title_de: 'b' }, images },
      { ...saved, fields: ['images'], values: { title_de: 'b' }, images: [images[1]] },
    ]);
    expect(Object.keys(revisions[0]?.values ?? {})).not.toContain('version');
    expect(revisions[0]?.saved_at).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  test('an added image is one, too; another session is recorded as such', async () => {
    const { id } = await addSpare();
    const form = { image: await imageBlob() };
    await backend.admin(`POST /spare/${id}/image/add`, { form });
    const login = { json: { login: 'admin', password: 'correct horse' } };
    const { token } = (await backend.call('POST /auth/login', login)).json;
    const headers = { Authorization: `Bearer ${token}` };
    const line = `GET /revision?kind=spare&entity=${id}&last=1`;
    const own = (await backend.admin<Json[]>(line)).json;
    expect(own).toMatchObject([{ fields: ['images'], own: true }]);
    expect((await backend.call<Json[]>(line, { headers })).json).toMatchObject([{ own: false }]);
  });

  test('the first save of what was there before keeps what it was', async () => {
    await patch('/settings', { phone: '+49 551 1' });
    await patch('/page/careers', { text_de: 'Stellen' });
    await patch('/page/contact', { text_de: 'Anfahrt' });
    expect(await list('kind=settings')).toMatchObject([
      { saved_at: '', saved_by: '', fields: [], values: { phone: '' } },
      { saved_by: 'admin', fields: ['phone'], values: { phone: '+49 551 1' } },
    ]);
    const [before, after] = await list('kind=page&slug=contact');
    expect(after?.fields).toEqual(['text_de']);
    await restore(before?.id);
    expect(await read('/page/contact')).toMatchObject({ text_de: '', updated_at: textLike(/./) });
  });

  test('a save or a restore of what a page already says is none (spec 7.6)', async () => {
    await patch('/page/privacy-policy', { text_de: 'Datenschutz' });
    const saved = await read('/page/privacy-policy');
    const revisions = await list('kind=page&slug=privacy-policy');
    await patch('/page/privacy-policy', { text_de: 'Datenschutz', text_en: '', text_ru: '' });
    await restore(revisions.at(-1)?.id);
    expect(await read('/page/privacy-policy')).toEqual(saved);
    expect(await list('kind=page&slug=privacy-policy')).toEqual(revisions);
  });

  test('a restore is a save of the old state, images included', async () => {
    const spare = await addSpare();
    const line = `/spare/${spare.id}`;
    const json = { path: spare.images[0] };
    await backend.admin(`DELETE ${line}/image/delete`, { json });
    await backend.admin(`POST ${line}/image/add`, { form: { image: await imageBlob() } });
    await patch(line, { title_de: 'b', title_en: 'c' });
    const [first] = await list(`kind=spare&entity=${spare.id}`);
    const stale = { headers: { 'If-Match': '"1"' } };
    expect((await restore(first?.id, stale)).status).toBe(412);
    expect((await restore(first?.id)).status).toBe(200);
    expect(await read(line)).toEqual({ ...spare, version: aNumber });
    for (const path of spare.images) expect((await backend.call(`GET ${path}`)).status).toBe(200);
    const [last] = await list(`kind=spare&entity=${spare.id}&last=1`);
    expect(last).toMatchObject({ fields: ['title_de', 'title_en', 'images'] });
    // The image that the restore has brought back is in the trash no more.
    const trash = async () => (await backend.admin<Json[]>('GET /trash')).json;
    const entry = (await trash()).find(({ owner_id }) => owner_id === spare.id);
    expect((await backend.admin(`POST /trash/${entry?.id}/restore`)).status).toBe(200);
    expect((await trash()).map(({ id }) => id)).not.toContain(entry?.id);
    expect((await read(line)).images).toEqual(spare.images);
  });

  test('the oldest that an entity keeps is restored, seen by visitors at once, and in the log', async () => {
    const { id } = await add('/spare', { form: { title_de: '0' } });
    for (let save = 1; save < 50; save += 1) await patch(`/spare/${id}`, { title_de: `${save}` });
    const shown = async () => (await backend.call(`GET /spare/${id}`)).json.title_de;
    expect(await shown()).toBe('49');
    const [oldest] = await list(`kind=spare&entity=${id}`);
    expect(await restore(oldest?.id)).toMatchObject({ status: 200, json: oldest });
    expect(await shown()).toBe('0');
    const [logged] = (await backend.admin<Json[]>('GET /log?order=-id&first=1')).json;
    expect(logged).toMatchObject({ operation: 'restoreRevision', refused: '' });
  });

  test('a partner gets its earlier image back, whose file was kept', async () => {
    const partner = await add('/partner', { form: { image: await imageBlob() } });
    const form = { image: await imageBlob('jpeg') };
    await backend.admin(`PATCH /partner/${partner.id}`, { form });
    const [first, second] = await list(`kind=partner&entity=${partner.id}`);
    expect(second?.fields).toEqual(['images']);
    expect((await backend.call(`GET ${first?.images[0]}`)).status).toBe(200);
    await restore(first?.id);
    expect(await read(`/partner/show/${partner.id}`)).toEqual({ ...partner, version: aNumber });
  });

  test('a product whose category is deleted is restored without one', async () => {
    const category = await add('/category', { json: { name: 'Frame' } });
    const form = { title: 'a', category_id: `${category.id}` };
    const product = await add('/product', { form });
    await patch(`/product/${product.id}`, { title: 'b' });
    await backend.admin(`DELETE /category/${category.id}`);
    const [first] = await list(`kind=product&entity=${product.id}`);
    expect((await restore(first?.id)).status).toBe(200);
    expect(await read(`/product/${product.id}`)).toMatchObject({ title: 'a', category: null });
  });

  test('a property is not restored to a product that is deleted', async () => {
    const [first, second] = [await add('/product', {}), await add('/product', {})];
    const form = { product_id: `${first.id}`, description: 'a', image: await imageBlob() };
    const { id } = await add('/product/property', { form });
    await patch(`/product/property/${id}`, { product_id: second.id });
    const { headers } = await backend.admin(`DELETE /product/${first.id}`);
    const [revision] = await list(`kind=product_property&entity=${id}`);
    const message = 'What this belonged to is deleted; restore that first.';
    expect(await restore(revision?.id)).toMatchObject({ status: 409, json: { message } });
    await backend.admin(`POST /trash/${headers.get('X-Trash-Id')}/restore`);
    expect((await restore(revision?.id)).status).toBe(200);
    expect((await read(`/product/${first.id}`)).property).toMatchObject([{ id }]);
  });

  test('what is deleted keeps its history in the trash, and loses it with that', async () => {
    const { id } = await addSpare();
    const entry = Number((await backend.admin(`DELETE /spare/${id}`)).headers.get('X-Trash-Id'));
    const [revision] = await list(`kind=spare&entity=${id}`);
    expect((await restore(revision?.id)).status).toBe(404);
    await backend.admin(`DELETE /trash/${entry}`);
    expect(await list(`kind=spare&entity=${id}`)).toEqual([]);
  });

  test('the original of what was stored before there was a history outlives a start', async () => {
    const dataDir = newFolder();
    const first = await start({ dataDir });
    await first.admin('PATCH /settings', { json: { phone: '+49 551 1' } });
    await first.close();
    const second = await start({ dataDir, databaseUrl: first.databaseUrl });
    const phones = (await list('kind=settings', second)).map(({ values }) => values.phone);
    await second.close();
    expect(phones).toEqual(['', '+49 551 1']);
  });

  test('a restore after any saves gives exactly what was; no file is lost that the history shows, none is kept that nothing shows', async () => {
    const does = fc.constantFrom('add', 'remove', 'write', 'restore');
    const steps = fc.array(fc.record({ does, at: fc.nat(9) }), { maxLength: 12 });
    const database = await backend.openDatabase();
    const files = await openFileStore(backend);
    const widths = createWidths(files, join(backend.dataDir, 'widths'), pino({ level: 'silent' }));
    const stored = () => readdir(join(backend.dataDir, 'files/images'));
    /** The files that the history of a spare shows. */
    const namesOf = async (id: number) =>
      (await list(`kind=spare&entity=${id}`)).flatMap(({ images }) =>
        images.map((path) => path.replace(/^\/files\/|\?.*$/g, '')),
      );
    await fc.assert(
      fc.asyncProperty(steps, async (actions) => {
        const { id } = await addSpare();
        const line = `/spare/${id}`;
        /** The spare after each save, by the revision that the save has left. */
        const states = new Map<number, Json>();
        for (const { does, at } of actions) {
          const spare = { ...(await read(line)), version: 0 };
          const { images } = spare;
          const revisions = await list(`kind=spare&entity=${id}`);
          states.set(revisions.at(-1)?.id ?? 0, spare);
          if (does === 'add') {
            await backend.admin(`POST ${line}/image/add`, { form: { image: await imageBlob() } });
          } else if (does === 'remove' && images.length > 0) {
            const json = { path: images[at % images.length] };
            await backend.admin(`DELETE ${line}/image/delete`, { json });
          } else if (does === 'write') {
            await patch(line, { [at % 2 ? 'title_ru' : 'text_en']: `<p>${at}</p>` });
          } else if (does === 'restore') {
            const wanted = revisions[at % revisions.length]?.id ?? 0;
            await restore(wanted);
            expect({ ...(await read(line)), version: 0 }).toEqual(states.get(wanted));
          }
          await sweepOrphans({ database, files, widths }, 0);
          expect(await stored()).toEqual(expect.arrayContaining(await namesOf(id)));
        }
        const shown = await namesOf(id);
        await backend.admin(`DELETE ${line}`);
        await emptyTrash(backend);
        await sweepOrphans({ database, files, widths }, 0);
        expect((await stored()).filter((name) => shown.includes(name))).toEqual([]);
      }),
      { numRuns: process.env.TEST_ALL ? 15 : 8 },
    );
  });
});
