import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import type { OperationResult, Response } from './response.ts';
import { createResponse, notStorable, privateResponse, sendResponse } from './response.ts';

const made = (text: string, changes: Partial<OperationResult> = {}) =>
  createResponse({
    ...{ operation: 'PartListScreen', status: 200, tags: [], isPublic: true, backendIsAway: false },
    isOfOneClient: false,
    headers: { 'content-type': 'application/json' },
    text,
    ...changes,
  });
const long = () => made('x'.repeat(1_000));

/** Sends a response; returns the status that was logged and, as it was sent, status, headers and body. */
async function send(response: Response, headers: IncomingMessage['headers'] = {}) {
  const req = Object.assign(new IncomingMessage(new Socket()), { headers });
  const res = new ServerResponse(req);
  const [writeHead, end] = [vi.spyOn(res, 'writeHead'), vi.spyOn(res, 'end')];
  const logged = sendResponse(req, res, response);
  await vi.waitFor(() => expect(end).toHaveBeenCalled());
  const [[status, head] = []]: unknown[][] = writeHead.mock.calls;
  const [[body] = []]: unknown[][] = end.mock.calls;
  return { logged, status, head, body: Buffer.isBuffer(body) ? body : Buffer.of() };
}

describe('a response is sent', () => {
  const gunzip = (bytes: Buffer) => gunzipSync(bytes).toString();
  test.each<[string | undefined, string, (bytes: Buffer) => string]>([
    ['br', 'gzip, br', (bytes) => brotliDecompressSync(bytes).toString()],
    ['gzip', 'gzip', gunzip],
    ['gzip', 'br;q=0, gzip', gunzip],
    [undefined, 'identity', String],
    [undefined, '', String],
  ])('in %s to who accepts %j', async (encoding, accepted, read) => {
    const { head, body } = await send(long(), { 'accept-encoding': accepted });
    expect(head).toMatchObject({
      'content-length': body.length,
      'x-content-type-options': 'nosniff',
    });
    expect(new Map(Object.entries(head ?? {})).get('content-encoding')).toBe(encoding);
    expect(read(body)).toBe('x'.repeat(1_000));
  });

  const gzip = { 'accept-encoding': 'gzip' };
  test('as it is where it is short, or cannot be compressed', async () => {
    const broken = long();
    broken.compressed.gzip = Promise.reject(new Error('no memory'));
    for (const response of [made('x'.repeat(999)), broken]) {
      const { head, body } = await send(response, gzip);
      expect(head).not.toHaveProperty('content-encoding');
      expect(body).toBe(response.body);
    }
  });

  test('in Brotli with a window of 256 KB, of which both sides hold a copy (RFC 7932, 9.1)', async () => {
    const { body } = await send(long(), { 'accept-encoding': 'br' });
    expect((body[0] ?? 0) & 0b1111).toBe(0b0011);
  });

  test.each(['identity', 'br', 'gzip'])('in %s from memory of its own', async (accepted) => {
    const { body } = await send(long(), { 'accept-encoding': accepted });
    expect(body.buffer.byteLength).toBe(body.length);
  });

  test('compressed once, and as it is while eight others are compressed', async () => {
    const [one, ...others] = Array.from({ length: 9 }, long);
    if (!one) throw new Error('There is none.');
    one.onCompressed = vi.fn();
    const sent = await Promise.all([one, one, ...others].map((response) => send(response, gzip)));
    const encodings = sent.map(({ head }) =>
      new Map(Object.entries(head ?? {})).has('content-encoding'),
    );
    expect(encodings).toEqual([...Array<boolean>(9).fill(true), false]);
    expect(sent[0]?.body).toBe(sent[1]?.body);
    expect(one.onCompressed).toHaveBeenCalledExactlyOnceWith(sent[0]?.body.length);
    expect((await send(long(), gzip)).head).toHaveProperty('content-encoding');
  });

  test('as 304 without its body to who has it, but not for what does not exist', async () => {
    const response = long();
    const { etag } = response;
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    const unchanged = await send(response, { 'if-none-match': `"x", ${etag}` });
    const vary = 'Accept, Accept-Encoding, Authorization, Origin';
    const cacheHeaders = { vary, etag, 'cache-control': 'public, max-age=0, s-maxage=10' };
    expect(unchanged).toMatchObject({ logged: 304, status: 304, body: Buffer.of() });
    expect(unchanged.head).toEqual(cacheHeaders);
    expect(await send(response, { 'if-none-match': '"x"' })).toMatchObject({ logged: 200 });
    const missing = made('', { status: 404 });
    expect(await send(missing, { 'if-none-match': String(missing.etag) })).toMatchObject({
      status: 404,
    });
  });
});

describe('who may store it', () => {
  const stored = ({ cacheHeaders, etag }: Response) => [cacheHeaders['cache-control'], etag];

  test('nobody what is not public, or no longer', () => {
    const response = made('mine', { isPublic: false });
    for (const one of [response, privateResponse(response, 'x'), notStorable(made('x'))]) {
      expect(stored(one)).toEqual(['no-store', undefined]);
    }
  });

  test('only the client what holds its own text, which has a validator of its own', () => {
    const response = { ...long(), onCompressed: vi.fn() };
    const own = privateResponse(response, 'own');
    expect(stored(own)).toEqual(['private, no-cache', made('own').etag]);
    expect(own).toMatchObject({ body: Buffer.from('own'), onCompressed: undefined });
  });
});

test('a response counts as its bytes, its headers and its tags', () => {
  const tags = [{ feature: 'spare', id: '7' }];
  const headers = { 'content-type': 'application/json', a: 'b' };
  const size = 200 + 2 * 28 + 2 * ',"a":"b"'.length;
  expect(made('ä'.repeat(100), { tags, headers }).size - made('').size).toBe(size);
});
