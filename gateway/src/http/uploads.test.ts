import { readdirSync, watch } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { eventually } from '../../../backend/src/testing/eventually.ts';
import { freshGateway, freshUploadFolder, png, three } from '../../test/in-test.ts';

const megabyte = 1024 * 1024;
const it = freshGateway();

/** Sends the head of a request and, where it is given, its body. */
async function post(headers: Record<string, string | number>, body?: string) {
  const call = request(`${it.url()}/graphql`, {
    method: 'POST',
    headers: { 'apollo-require-preflight': 'true', ...headers },
  });
  if (body === undefined) call.flushHeaders();
  else call.end(body);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    call.on('response', resolve).on('error', reject);
  });
  const { statusCode: status, headers: received } = response;
  return { status, connection: received.connection, text: await text(response) };
}

test('a multipart request without a boundary is answered', async () => {
  const response = await post({ 'content-type': 'multipart/form-data' }, '--x\r\n');
  expect(response.status).toBe(400);
  expect(JSON.parse(response.text)).toMatchObject({
    errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
  });
});

describe('20 files of MAX_UPLOAD_MB and a megabyte beside them', () => {
  const type = { 'content-type': 'multipart/form-data; boundary=x' };

  test('who announces a byte more is refused before any of it has come', async () => {
    const response = await post({ ...type, 'content-length': 21 * megabyte + 1 });
    expect([response.status, response.connection]).toEqual([413, 'close']);
    expect(response.text).toContain('PAYLOAD_TOO_LARGE');
  });

  test('who announces just that is answered', async () => {
    const field = (name: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const form = `${field('operations', '{"query":"{__typename}"}')}${field('map', '{}')}--x--\r\n`;
    // What follows the last part means nothing.
    const response = await post(type, form.padEnd(21 * megabyte));
    expect([response.status, response.text]).toEqual([200, '{"data":{"__typename":"Query"}}\n']);
  });
});

describe('no file is left behind where', () => {
  const folder = freshUploadFolder();
  const seen = new Set<string | null>();
  beforeEach(() => {
    seen.clear();
    const watcher = watch(folder(), (_, name) => seen.add(name));
    onTestFinished(() => watcher.close());
  });

  const addSpare = `mutation ($input: AddSpareInput!) {
    addSpare(input: $input) { spareEdge { cursor } }
  }`;
  interface Sent {
    /** Those of each image. */
    bytes?: number[];
    /** How many images stand in the input. */
    announced?: number;
    query?: string;
    authorization?: string;
  }
  const send = async ({
    bytes = [1, 1],
    announced = bytes.length,
    query = addSpare,
    authorization = `Bearer ${token}`,
  }: Sent) => {
    const images = Array.from({ length: announced }, () => null);
    const variables = { input: { title: three('A'), text: three('B'), images } };
    const map = images.map((_, index) => [index, [`variables.input.images.${index}`]]);
    const form = new FormData();
    form.set('operations', JSON.stringify({ query, variables }));
    form.set('map', JSON.stringify(Object.fromEntries(map)));
    bytes.forEach((count, index) => form.set(String(index), png('x'.repeat(count))));
    const response = await fetch(`${it.url()}/graphql`, {
      method: 'POST',
      headers: { 'apollo-require-preflight': 'true', authorization },
      body: form,
    });
    return response.text();
  };

  const twentyOne = Array<number>(21).fill(1);
  test.each<[string, Sent, string, number]>([
    ['one is too large', { bytes: [1, megabyte + 1] }, 'PAYLOAD_TOO_LARGE', 2],
    ['too many are announced', { bytes: twentyOne }, 'PAYLOAD_TOO_LARGE', 0],
    ['more come than 20', { bytes: twentyOne, announced: 20 }, '"cursor"', 20],
    ['there is no token', { authorization: '' }, 'UNAUTHENTICATED', 0],
    ['the operation is invalid', { query: '{ nothing }' }, 'GRAPHQL_VALIDATION_FAILED', 0],
  ])('%s', async (_, sent, expected, waited) => {
    expect(await send(sent)).toContain(expected);
    // They were there for a moment.
    await eventually(() => expect(seen.size).toBe(waited));
    await eventually(() => expect(readdirSync(folder())).toEqual([]));
  });
});
