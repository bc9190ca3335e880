import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth } from '../testing/both-databases.ts';
import { emptyTrash } from '../testing/empty-trash.ts';
import type { Json } from '../testing/json.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import { imageBlob } from '../testing/test-images.ts';

describeOnBoth('several administrators at once', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());

  const addSpare = async () =>
    (await backend.admin('POST /spare', { form: { images: [await imageBlob()] } })).json;

  test('a reader sees every acknowledged write, however many others read', async () => {
    const { id } = await addSpare();
    const line = `/spare/${id}`;
    let done = false;
    const readers = Array.from({ length: 5 }, async () => {
      while (!done) await backend.call(`GET ${line}`);
    });
    for (let count = 0; count < 40; count += 1) {
      await backend.admin(`PATCH ${line}`, { json: { title_de: `${count}` } });
      expect((await backend.call(`GET ${line}`)).json.title_de).toBe(`${count}`);
    }
    done = true;
    await Promise.all(readers);
  });

  test('each change is answered with its own texts, however many others are made', async () => {
    const { id } = await addSpare();
    const titles = Array.from({ length: 60 }, (_, count) => `${count}`);
    const saved = await Promise.all(
      titles.map((title_de) => backend.admin(`PATCH /spare/${id}`, { json: { title_de } })),
    );
    expect(saved.map(({ json }) => json.title_de)).toEqual(titles);
  });

  test('each addition and removal of an image is answered with the list that it has left', async () => {
    const { id } = await addSpare();
    const image = await imageBlob();
    const turns = Array.from({ length: 8 }, (_, count) => count + 1);
    const added = await Promise.all(
      turns.map(() => backend.admin(`POST /spare/${id}/image/add`, { form: { image } })),
    );
    const lengths = (responses: typeof added) =>
      responses.map(({ json }) => json.images.length).toSorted((a, b) => a - b);
    expect(lengths(added)).toEqual(turns.map((count) => count + 1));
    const { images } = (await backend.call(`GET /spare/${id}`)).json;
    const removed = await Promise.all(
      images
        .slice(1)
        .map((path) => backend.admin(`DELETE /spare/${id}/image/delete`, { json: { path } })),
    );
    expect(lengths(removed)).toEqual(turns);
  });

  test('two deletions of one spare get one 200 and one 404', async () => {
    const { id } = await addSpare();
    const line = `DELETE /spare/${id}`;
    const responses = await Promise.all([backend.admin(line), backend.admin(line)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  test('deleting a spare while images and sub-parts are added leaves no file but in the trash', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await addSpare();
      const image = await imageBlob();
      const responses = await Promise.all([
        backend.admin(`POST /spare/${id}/image/add`, { form: { image } }),
        backend.admin(`POST /spare/${id}/part`, { json: { partnumber: 'HT-1' } }),
        backend.admin(`DELETE /spare/${id}`),
        backend.admin(`POST /spare/${id}/image/add`, { form: { image } }),
      ]);
      for (const { status } of responses) expect([200, 201, 404]).toContain(status);
      // Images that came before the deletion are in the trash.
      await emptyTrash(backend);
      for (const { json } of responses) {
        for (const path of 'images' in json ? json.images : []) {
          expect((await backend.admin(`GET ${path}`)).status).toBe(404);
        }
      }
    }
  });

  test('deleting a category while products get it leaves no product with a missing category', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = (await backend.admin('POST /category', { json: { name: 'LM' } })).json;
      const product = (await backend.admin('POST /product', { form: { title: 'x' } })).json;
      const [patched, removed] = await Promise.all([
        backend.admin(`PATCH /product/${product.id}`, { json: { category_id: id } }),
        backend.admin(`DELETE /category/${id}`),
      ]);
      expect([200, 400]).toContain(patched.status);
      expect(removed.status).toBe(200);
      const after = await backend.call<Json & { category: unknown }>(`GET /product/${product.id}`);
      expect(after.json.category).toBeNull();
    }
  });
});
