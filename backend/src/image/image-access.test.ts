import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { hourMs } from '../durations.ts';
import { createImageSigner } from '../files/image-access.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import type { Json } from '../testing/json.ts';
import type { CallOptions, TestBackend } from '../testing/test-backend.ts';
import { imageBlob } from '../testing/test-images.ts';

describeOnBoth('who sees an image', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());
  afterEach(() => {
    vi.useRealTimers();
  });

  const add = async (line: string, form: CallOptions['form'] = {}) =>
    (await backend.admin(`POST ${line}`, { form })).json;
  const visit = async (path = '') => {
    const { status, headers } = await backend.call(`GET ${path}`);
    return [status, headers.get('Cache-Control')];
  };
  const visible = [200, 'public, max-age=3600'];
  const signed = [200, 'private, max-age=3600'];
  const hidden = [404, 'no-store'];

  /** Deletes the only image of a spare. Returns its path, and the addresses in the trash and in history. */
  const deleteImage = async () => {
    const { id, images } = await add('/spare', { images: [await imageBlob()] });
    const path = images[0] ?? '';
    const { headers } = await backend.admin(`DELETE /spare/${id}/image/delete`, { json: { path } });
    const entry = headers.get('X-Trash-Id');
    const trash = (await backend.admin<Json[]>('GET /trash')).json;
    const history = (await backend.admin<Json[]>(`GET /revision?kind=spare&entity=${id}`)).json;
    return {
      path,
      entry,
      id,
      inTrash: trash.find((one) => String(one.id) === entry)?.images[0] ?? '',
      inHistory: history[0]?.images[0] ?? '',
      described: history[0]?.image_details[0]?.path,
    };
  };

  describe('everybody, where it is shown', () => {
    test.for(['spare', 'product', 'service'])('in the list of a %s', async (kind) => {
      const { images } = await add(`/${kind}`, { images: [await imageBlob()] });
      expect(await visit(images[0])).toEqual(visible);
      expect(await visit(`${images[0]}?w=320`)).toEqual(visible);
    });

    test('by a page, a part of it, a partner and a property', async () => {
      const image = await imageBlob();
      const page = await add('/page/careers/image/add', { image });
      const part = await add('/page/page-part/gas-turbina', { image });
      const partner = await add('/partner', { image });
      const { id } = await add('/product');
      const property = await add('/product/property', { product_id: `${id}`, image });
      const paths = [page.images.at(-1), part.image_id, partner.image_id, property.image_id];
      for (const path of paths) expect(await visit(path)).toEqual(visible);
    });

    test('in a rich text, as long as that names it', async () => {
      const { path } = await deleteImage();
      const text_de = `<p><img src="https://site.example/api${path}"></p>`;
      const { id } = await add('/spare', { text_de });
      expect(await visit(path)).toEqual(visible);
      await backend.admin(`DELETE /spare/${id}`);
      expect(await visit(path)).toEqual(hidden);
    });
  });

  test('nobody but administrators, where only trash and history name it', async () => {
    const { path, inTrash, inHistory, described } = await deleteImage();
    expect(await visit(path)).toEqual(hidden);
    expect(await visit(`${path}?w=320`)).toEqual(hidden);
    for (const address of [inTrash, inHistory, described]) {
      expect(await visit(address)).toEqual(signed);
      expect(await visit(`${address}&w=320`)).toEqual(signed);
    }
    expect((await backend.admin(`GET ${path}`)).status).toBe(200);
    const Authorization = 'Bearer wrong';
    const wrong = await backend.call(`GET ${path}`, { headers: { Authorization } });
    expect(wrong.status).toBe(404);
  });

  test('everybody again, when it is restored', async () => {
    const { path, entry, inTrash, id } = await deleteImage();
    await backend.admin(`POST /trash/${entry}/restore`);
    expect((await backend.call(`GET /spare/${id}`)).json.images).toEqual([path]);
    expect(await visit(path)).toEqual(visible);
    expect(await visit(inTrash)).toEqual(visible);
  });

  test('nobody by a signature of another image, another time, or none', async () => {
    const [one, other] = [await deleteImage(), await deleteImage()];
    const query = new URLSearchParams(one.inTrash.split('?')[1]);
    const later = Number(query.get('expires')) + hourMs;
    const signature = query.get('signature') ?? '';
    for (const address of [
      one.inTrash.replace(one.path, other.path),
      `${one.path}?expires=${later}&signature=${signature}`,
      `${one.path}?expires=${query.get('expires')}&signature=${signature.slice(1)}`,
      `${one.path}?expires=${query.get('expires')}`,
      `${one.path}?expires=never&signature=${signature}`,
    ]) {
      expect(await visit(address)).toEqual(hidden);
    }
  });

  test('nobody by a signed address that has expired', async () => {
    const { inTrash } = await deleteImage();
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + 11 * hourMs });
    expect(await visit(inTrash)).toEqual(signed);
    vi.setSystemTime(now + 14 * hourMs);
    expect(await visit(inTrash)).toEqual(hidden);
  });

  test('by the addresses of any backend of the site', async () => {
    const { path } = await deleteImage();
    const database = await backend.openDatabase();
    const another = await createImageSigner(database);
    expect(await visit(another.sign(path))).toEqual(signed);
  });
});
