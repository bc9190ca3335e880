import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { textLike } from '../testing/json.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import { emptyTrash } from '../testing/empty-trash.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import { imageBlob, imageBytes } from '../testing/test-images.ts';

describeOnBoth('files', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());

  const upload = (image: Blob) => backend.admin('POST /spare', { form: { images: [image] } });
  const bytesOf = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(backend.url + path, { headers });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  describe('accepts', () => {
    test.for(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)('%s', async (format) => {
      const { status, json } = await upload(await imageBlob(format));
      expect(status).toBe(201);
      const { bytes } = await bytesOf(json.images[0] ?? '');
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 30 });
    });

    test.for([
      ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
      ['HTML', '<!doctype html><script>alert(1)</script>'],
      ['text', 'hello'],
      ['nothing', ''],
      ['a PDF', '%PDF-1.7\n1 0 obj'],
      ['a PNG that is only a beginning', '\u0089PNG\r\n\u001a\n'],
    ])('rejects %s with 415, whatever its name', async ([, content = '']) => {
      const response = await upload(new File([Buffer.from(content, 'latin1')], 'x.png'));
      expect(response).toMatchObject({ status: 415, json: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
    });

    test('names the rejected file of several', async () => {
      const images = [await imageBlob('png'), new File(['hello'], 'x.png')];
      const response = await backend.admin('POST /spare', { form: { images } });
      const fields = { 'images.1': 'is no PNG, JPEG, GIF, WebP or AVIF' };
      expect(response).toMatchObject({ status: 415, json: { fields } });
    });

    test('rejects a file over MAX_UPLOAD_MB with 413', async () => {
      const response = await upload(new Blob([new Uint8Array(6 * 1024 * 1024)]));
      expect(response).toMatchObject({ status: 413, json: { code: 'PAYLOAD_TOO_LARGE' } });
    });

    test('removes metadata and applies the orientation', async () => {
      const turned = await sharp(await imageBytes('jpeg'))
        .withExif({ IFD0: { Copyright: 'a secret place', Orientation: '6' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      const { json } = await upload(new Blob([Uint8Array.from(turned)]));
      const { bytes } = await bytesOf(json.images[0] ?? '');
      const metadata = await sharp(bytes).metadata();
      expect(metadata).toMatchObject({ width: 30, height: 40 });
      expect(metadata.exif).toBeUndefined();
    });
  });

  describe('how images are served', () => {
    test('with a cache of an hour, an ETag, and nosniff', async () => {
      const { json } = await upload(await imageBlob());
      const { response } = await bytesOf(json.images[0] ?? '');
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'public, max-age=3600',
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        etag: textLike(/^"\w+\.png"$/),
      });
      const etag = response.headers.get('ETag') ?? '';
      const again = await bytesOf(json.images[0] ?? '', {
        'If-None-Match': etag,
        // fetch adds no-cache by itself.
        'Cache-Control': 'max-age=0',
      });
      expect(again.response.status).toBe(304);
    });

    test('narrower by ?w=, as AVIF or WebP by Accept, never wider than they are', async () => {
      const { json } = await upload(new Blob([await imageBytes('jpeg', 900, 300)]));
      const [path = ''] = json.images;
      const avif = await bytesOf(`${path}?w=320`, { Accept: 'image/avif,image/webp,*/*' });
      expect(await sharp(avif.bytes).metadata()).toMatchObject({ format: 'heif', width: 320 });
      const webp = await bytesOf(`${path}?w=640`, { Accept: 'image/webp,*/*' });
      expect(await sharp(webp.bytes).metadata()).toMatchObject({ format: 'webp', width: 640 });
      expect(webp.response.headers.get('Vary')).toBe('Accept');
      const wide = await bytesOf(`${path}?w=1920`, { Accept: 'image/webp' });
      expect(await sharp(wide.bytes).metadata()).toMatchObject({ width: 900 });
      const plain = await bytesOf(`${path}?w=320`, { Accept: 'image/png' });
      expect(plain.response.headers.get('Content-Type')).toBe('image/jpeg');
      expect((await backend.call(`GET ${path}?w=321`)).status).toBe(400);
    });

    test('20 parallel requests for the same width make it once', async () => {
      const { json } = await upload(new Blob([await imageBytes('png', 1500, 1000)]));
      const [path = ''] = json.images;
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => bytesOf(`${path}?w=960`, { Accept: 'image/webp' })),
      );
      expect(new Set(responses.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
      const made = await readdir(join(backend.dataDir, 'widths'));
      const name = path.replace('/files/', '');
      const ofImage = made.filter((file) => file.startsWith(name)).toSorted();
      expect(ofImage).toEqual([`${name}-960.webp`, `${name}-copy`]);
    });

    test('not at all outside their folder', async () => {
      for (const path of ['/files/..%2f..%2fsite.sqlite', '/files/site.sqlite', '/files/%00']) {
        expect((await fetch(backend.url + path)).status).toBeGreaterThanOrEqual(400);
      }
    });
  });

  test('deleting an entity for good removes its files and their narrow versions', async () => {
    const { json } = await upload(await imageBlob());
    const name = (json.images[0] ?? '').replace('/files/', '');
    await bytesOf(`/files/${name}?w=320`);
    await backend.admin(`DELETE /spare/${json.id}`);
    expect(await readdir(join(backend.dataDir, 'files/images'))).toContain(name);
    await emptyTrash(backend);
    expect(await readdir(join(backend.dataDir, 'files/images'))).not.toContain(name);
    const made = await readdir(join(backend.dataDir, 'widths'));
    expect(made.filter((file) => file.startsWith(name))).toEqual([]);
  });

  test('an upload whose write fails leaves no file', async () => {
    const before = await readdir(join(backend.dataDir, 'files/images'));
    const response = await backend.admin('POST /spare/999999/image/add', {
      form: { image: await imageBlob() },
    });
    expect(response.status).toBe(404);
    expect(await readdir(join(backend.dataDir, 'files/images'))).toEqual(before);
  });

  test('a client that disconnects during an upload leaves no file', async () => {
    const { port } = new URL(backend.url);
    const token = await backend.call('POST /auth/login', {
      json: { login: 'admin', password: 'correct horse' },
    });
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `POST /api/spare HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token.json.token}\r\n` +
        'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 3000000\r\n\r\n' +
        '--b\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\n\r\n',
    );
    socket.write(Buffer.alloc(1_000_000));
    const folder = join(backend.dataDir, 'tmp');
    await eventually(async () => expect(await readdir(folder)).not.toEqual([]));
    socket.destroy();
    await eventually(async () => expect(await readdir(folder)).toEqual([]));
  });
});
