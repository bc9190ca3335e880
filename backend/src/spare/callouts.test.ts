import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth } from '../testing/both-databases.ts';
import { maxCallouts } from '../database/callouts.ts';
import type { Json } from '../testing/json.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import { imageBlob } from '../testing/test-images.ts';

describeOnBoth('callouts', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());

  const callouts = [
    { number: '1', x: 12.5, y: 0 },
    { number: '2-1', x: 100, y: 33.33 },
    { number: '1', x: 50, y: 60 },
  ];

  async function addSpare() {
    const images = [await imageBlob(), await imageBlob()];
    const { id, images: paths } = (await backend.admin('POST /spare', { form: { images } })).json;
    const part = { json: { partnumber: 'A', callout: '1, 7' } };
    const { id: partId } = (await backend.admin(`POST /spare/${id}/part`, part)).json;
    return { id, path: paths[0] ?? '', partId };
  }
  const place = (id: number, path: string, callouts: unknown, kind = 'spare') =>
    backend.admin<Json & { callouts: unknown }>(`PATCH /image/${kind}/${id}`, {
      json: { path, callouts },
    });
  const detailsOf = async (id: number) =>
    (await backend.call(`GET /spare/${id}`)).json.image_details.map((image) => image.callouts);

  test('are placed on an image of a spare, beside the numbers of its sub-parts', async () => {
    const { id, path } = await addSpare();
    expect(await detailsOf(id)).toEqual([[], []]);
    const { status, json } = await place(id, path, callouts);
    expect({ status, callouts: json.callouts }).toEqual({ status: 200, callouts });
    expect(await detailsOf(id)).toEqual([callouts, []]);
    const [part] = (await backend.call(`GET /spare/${id}`)).json.parts;
    expect(part).toMatchObject({ partnumber: 'A', callout: '1, 7' });
    // What else is said of the image leaves them alone.
    await backend.admin(`PATCH /image/spare/${id}`, { json: { path, focal_x: 10 } });
    expect(await detailsOf(id)).toEqual([callouts, []]);
  });

  test.each([
    ['left of the image', [{ number: '1', x: -0.1, y: 5 }]],
    ['below it', [{ number: '1', x: 1, y: 100.1 }]],
    ['without a number', [{ number: '  ', x: 1, y: 1 }]],
    ['with the sign that separates the numbers of a row', [{ number: '1,2', x: 1, y: 1 }]],
    ['with a long number', [{ number: '1'.repeat(21), x: 1, y: 1 }]],
    ['one too many', Array(maxCallouts + 1).fill({ number: '1', x: 1, y: 1 })],
    ['that is no list', '1'],
  ])('%s are refused', async (_, wrong) => {
    const { id, path } = await addSpare();
    expect((await place(id, path, wrong)).status).toBe(400);
    expect(await detailsOf(id)).toEqual([[], []]);
  });

  test('200 on an image are stored, to a hundredth of a percent', async () => {
    const { id, path } = await addSpare();
    const many = Array<object>(maxCallouts).fill({ number: ' 1 ', x: 33.333333, y: 1 });
    expect((await place(id, path, many)).status).toBe(200);
    const [stored] = await detailsOf(id);
    expect(stored).toEqual(Array(maxCallouts).fill({ number: '1', x: 33.33, y: 1 }));
  });

  test('are refused on images without a part list', async () => {
    const form = { images: [await imageBlob()] };
    const { json: service } = await backend.admin('POST /service', { form });
    expect((await place(service.id, service.images[0] ?? '', callouts, 'service')).status).toBe(
      400,
    );
  });

  test('come back with a revision of the spare, with the image and with the spare', async () => {
    const { id, path } = await addSpare();
    await place(id, path, callouts);
    await place(id, path, []);
    const list = await backend.admin<Json[]>(`GET /revision?kind=spare&entity=${id}`);
    const [, placed] = list.json;
    expect(placed).toMatchObject({ fields: ['images'] });
    const revision = await backend.admin(`GET /revision/${placed?.id}`);
    expect(revision.json.image_details[0]?.callouts).toEqual(callouts);
    await backend.admin(`POST /revision/${placed?.id}/restore`);
    expect(await detailsOf(id)).toEqual([callouts, []]);

    const removed = await backend.admin(`DELETE /spare/${id}/image/delete`, { json: { path } });
    await backend.admin(`POST /trash/${removed.headers.get('x-trash-id')}/restore`);
    expect(await detailsOf(id)).toEqual([callouts, []]);

    const deleted = await backend.admin(`DELETE /spare/${id}`);
    await backend.admin(`POST /trash/${deleted.headers.get('x-trash-id')}/restore`);
    expect(await detailsOf(id)).toEqual([callouts, []]);
    expect((await backend.call(`GET /spare/${id}`)).json.parts[0]?.callout).toBe('1, 7');
  });

  test('the number of a sub-part comes by CSV, but for what a spreadsheet has made of it', async () => {
    const { id, partId } = await addSpare();
    const importFile = (text: string) =>
      backend.admin(`POST /spare/${id}/part/import`, { form: { file: new Blob([text]) } });
    await importFile('partnumber;callout\nA;3-1\nB;4\n');
    const numbers = async () =>
      (await backend.call(`GET /spare/${id}`)).json.parts.map(({ callout }) => callout);
    expect(await numbers()).toEqual(['3-1', '4']);
    const { json } = await importFile('partnumber;callout\nA;03. Jan\n');
    expect(json.warnings).toMatchObject([{ line: 2, column: 'callout' }]);
    expect(await numbers()).toEqual(['3-1', '4']);
    const history = await backend.admin<Json[]>(`GET /revision?kind=sub_part&entity=${partId}`);
    expect(history.json.at(-1)?.fields).toEqual(['callout']);
  });
});
