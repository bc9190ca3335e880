import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import express from 'express';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ConfigError } from '../config.ts';
import { readinessRoute } from '../server/readiness.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import { emptyTrash } from '../testing/empty-trash.ts';
import { newFolder } from '../testing/new-folder.ts';
import { startS3Store, type S3Store } from '../testing/s3-store.ts';
import { strangeKeys } from '../testing/strange-keys.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import { imageBlob } from '../testing/test-images.ts';
import { openFileStore, StoreAway } from './file-store.ts';

describeOnBoth('files in an S3 store', (start) => {
  let folder: string;
  let server: S3Store;
  let filesUrl: string;
  let backend: TestBackend;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 's3-test-'));
    server = await startS3Store('site', 'another');
    filesUrl = server.urlOf('site');
    backend = await start({ filesUrl });
  });
  afterAll(async () => {
    await backend.close();
    await server.close();
    await rm(folder, { recursive: true });
  });

  test('an image is stored, served in any width, and deleted for good', async () => {
    const form = { images: [await imageBlob(), await imageBlob('jpeg')] };
    const { status, json } = await backend.admin('POST /spare', { form });
    expect(status).toBe(201);
    const store = await openFileStore({ dataDir: folder, filesUrl });
    const keys = async () => (await store.list()).map(({ key }) => key).toSorted();
    expect(await keys()).toEqual(
      json.images.map((path) => path.replace('/files/', 'images/')).toSorted(),
    );

    const [path = ''] = json.images;
    const bytes = await (await fetch(backend.url + path)).arrayBuffer();
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 40 });
    const narrow = await backend.call(`GET ${path}?w=320`, { headers: { Accept: 'image/webp' } });
    expect(narrow.headers.get('Content-Type')).toBe('image/webp');

    const line = `DELETE /spare/${json.id}/image/delete`;
    expect((await backend.admin(line, { json: { path } })).status).toBe(200);
    await backend.admin(`DELETE /spare/${json.id}`);
    await emptyTrash(backend);
    expect(await keys()).toEqual([]);
    expect(await readdir(join(backend.dataDir, 'files')).catch(() => [])).toEqual([]);
  });

  test('an upload on a connection that the store has closed is sent again', async () => {
    server.breakNextUpload();
    const form = { images: [await imageBlob()] };
    const { status, json } = await backend.admin('POST /spare', { form });
    expect(status).toBe(201);
    expect((await backend.call(`GET ${json.images[0]}`)).status).toBe(200);
    await backend.admin(`DELETE /spare/${json.id}`);
    await emptyTrash(backend);
  });

  test('an image is taken down from the store', async () => {
    const form = { images: [await imageBlob()] };
    const { id, images } = (await backend.admin('POST /spare', { form })).json;
    const json = { path: images[0] };
    await backend.admin(`DELETE /spare/${id}/image/delete`, { json });
    expect((await backend.admin('POST /image/take-down', { json })).status).toBe(200);
    const store = await openFileStore({ dataDir: folder, filesUrl });
    expect(await store.list()).toEqual([]);
  });

  test('a file of an application is stored and served as a download', async () => {
    const applicant = { first_name: 'Ada', last_name: 'Muster', email: 'ada@example.org' };
    const form = { ...applicant, files: [await imageBlob()] };
    const { json } = await backend.call('POST /application', { form });
    const file = await backend.admin(`GET /application/${json.id}/file/${json.files[0]?.id}`);
    expect(file.status).toBe(200);
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment/);
  });

  test('a new file without a row is kept, since another process may be about to write the row', async () => {
    const site = { filesUrl: server.urlOf('another'), dataDir: join(folder, 'young') };
    const first = await start(site);
    // Files older than the website are kept for another reason.
    await (await first.openDatabase()).updateTable('settings').set({ opened_at: '' }).execute();
    await first.close();
    const store = await openFileStore({ ...site, dataDir: folder });
    await store.copy(new URL('../../package.json', import.meta.url).pathname, 'images/young.png');
    const second = await start({ ...site, databaseUrl: first.databaseUrl });
    await second.close();
    expect((await store.list()).map(({ key }) => key)).toContain('images/young.png');
  });

  test('files that cannot be ours are not listed, whatever they are called', async () => {
    const store = await openFileStore({ dataDir: folder, filesUrl });
    const before = await store.list();
    const added = strangeKeys.map((key) => `site/${key}`);
    for (const path of added) {
      server.objects.set(path, { bytes: Buffer.from('content'), modified: new Date(0) });
    }
    expect(await store.list()).toEqual(before);
    for (const path of added) server.objects.delete(path);
  });

  test('a start does without a store that is away; only the first one does not', async () => {
    const away = await startS3Store('site');
    const site = { filesUrl: away.urlOf('site'), dataDir: join(folder, 'away') };
    const first = await start(site);
    const form = { images: [await imageBlob()] };
    const [path] = (await first.admin('POST /spare', { form })).json.images;
    await first.close();
    await away.close();
    const again = await start({ ...site, databaseUrl: first.databaseUrl });
    expect((await again.call('GET /settings')).status).toBe(200);
    expect((await again.call('GET /readyz')).json).toMatchObject({ ok: true, files: false });
    await expect(start({ ...site, dataDir: newFolder() })).rejects.toThrow(
      /^FILES_URL: cannot use this store \(.*ECONNREFUSED/,
    );
    await away.reopen();
    expect((await again.call(`GET ${path}`)).status).toBe(200);
    await again.close();
    await away.close();
  });

  test('a start with a store that does not exist is refused with the reason', async () => {
    const lost = server.urlOf('no-such-bucket');
    await expect(start({ filesUrl: lost, dataDir: newFolder() })).rejects.toThrow(
      new ConfigError(
        'FILES_URL: cannot use this store (NoSuchBucket: HTTP 404 without a reason for ListObjectsV2 in the bucket no-such-bucket)',
      ),
    );
  });
});

describe('an S3 store that takes connections', () => {
  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener).listen(0, '127.0.0.1');
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
    });
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  async function connect(store: RequestListener, silentMs?: number) {
    const dataDir = newFolder();
    const filesUrl = `s3://key:secret@site?endpoint=${await serve(store)}`;
    const files = await openFileStore({ dataDir, filesUrl, ...(silentMs && { silentMs }) });
    return { dataDir, files };
  }
  const silent: RequestListener = () => undefined;

  test('and is silent fails each call', async () => {
    const { dataDir, files } = await connect(silent, 50);
    const upload = join(dataDir, 'upload');
    await writeFile(upload, 'content');
    const calls = [
      files.open('a'),
      files.exists('a'),
      files.remove(['a']),
      files.take(upload, 'a'),
      files.check(),
    ];
    const results = await Promise.allSettled(calls);
    expect(results.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    expect(results.at(-1)).toMatchObject({ reason: expect.any(StoreAway) as unknown });
  });

  test.for([
    [403, false],
    [408, true],
    [429, true],
    [500, true],
    [503, true],
  ] as const)('and responds with %i is away: %s', async ([status, isAway]) => {
    const { files } = await connect((_request, response) => response.writeHead(status).end());
    const error: unknown = await files.check().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConfigError);
    expect(error instanceof StoreAway).toBe(isAway);
  });

  test.for([
    ['refuses', '', 'InvalidAccessKeyId: The key is unknown.'],
    ['is not named by an address', 'endpoint=localhost', 'TypeError: Invalid URL'],
  ])('and %s says why, in one line without a secret', async ([, query, reason]) => {
    const store = await serve((_request, response) => {
      const error =
        '<Error><Code>InvalidAccessKeyId</Code><Message>The key\nis unknown.</Message></Error>';
      response.writeHead(403).end(error);
    });
    const filesUrl = `s3://key:s3cret@site?${query || `endpoint=${store}`}`;
    const files = await openFileStore({ dataDir: newFolder(), filesUrl });
    await expect(files.check()).rejects.toThrow(
      new ConfigError(`FILES_URL: cannot use this store (${reason})`),
    );
  });

  test('and refuses without a reason is named with what to check, without a secret', async () => {
    const { files } = await connect((_request, response) => response.writeHead(403).end());
    const error: unknown = await files.open('images/a.png').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      message: 'Unable to check existence for file at location "images/a.png"',
      cause: {
        message:
          'HTTP 403 without a reason for HeadObject in the bucket site; check that the key of ' +
          'FILES_URL may list it, and read, write and delete all that is in it',
      },
    });
  });

  test('and is silent in the middle of a file breaks it off; a slow one does not', async () => {
    async function* bytes(count: number) {
      for (let sent = 0; sent < 30; sent++) {
        await (sent < count ? sleep(50) : new Promise(() => undefined));
        yield 'x';
      }
    }
    const { files } = await connect(({ method, url }, response) => {
      response.writeHead(200, { 'Content-Length': 30 });
      if (method === 'GET') Readable.from(bytes(url?.includes('silent') ? 3 : 30)).pipe(response);
      else response.end();
    }, 1000);
    const read = async (key: string) => {
      const file = await files.open(key);
      return file && text(file.stream);
    };
    const broken = expect(read('silent')).rejects.toThrow();
    expect(await read('slow')).toBe('x'.repeat(30));
    await broken;
  });

  test('and is silent does not keep /readyz, which reports it', async () => {
    const { dataDir, files } = await connect(silent);
    const readiness = readinessRoute({
      database: () => Promise.resolve(true),
      files: () => files.check(),
      folder: dataDir,
      isStoreShared: true,
    });
    const response = await fetch(await serve(express().use(readiness)));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ ok: true, files: false });
  });
});
