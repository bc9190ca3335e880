import { readdirSync, watch } from 'node:fs';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { isInputObjectType, getNamedType } from 'graphql';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { readMetrics, startGateway } from '../../test/gateway-client.ts';
import { token } from '../../test/contract-stub.ts';
import { eventually } from '../../../backend/src/testing/eventually.ts';
import { freshGateway, freshUploadFolder, three } from '../../test/in-test.ts';
import { schema } from '../schema.ts';
import { readConfig } from '../config.ts';
import { fileRules } from './file-rules.ts';

const megabyte = 1024 * 1024;
const folder = freshUploadFolder();
const spooled = new Set<string | null>();
beforeEach(() => {
  spooled.clear();
  const watcher = watch(folder(), (_, name) => spooled.add(name));
  onTestFinished(() => watcher.close());
});

const addSpare = `mutation ($input: AddSpareInput!) { addSpare(input: $input) { spareEdge { cursor } } }`;
const sendApplication = `mutation ($input: SendApplicationInput!) {
  sendApplication(input: $input) { userErrors { code } }
}`;

const uploadAttachment =
  'mutation ($input: UploadAttachmentInput!) { uploadAttachment(input: $input) { token } }';

/** A multipart request whose files come as they are written; without a length it has no end. */
interface Begun {
  query: string;
  /** How many files are announced. */
  announced: number;
  /** In the order of the files: the number and the bytes of each that comes. */
  files?: [name: number, bytes: number][];
  authorization?: string;
  length?: number;
}

const part = (name: string | number, value: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

/** Begins a request, but never ends it; returns the response all the same. */
function begin(url: string, begun: Begun) {
  const { query, announced, files = [], authorization, length } = begun;
  const names = Array.from({ length: announced }, (_, index) => index);
  const field = query === addSpare ? 'images' : 'files';
  const person = { firstName: 'Ada', lastName: 'L', email: 'a@example.com', language: 'EN' };
  const texts = { title: three('A'), text: three('B') };
  const input = { ...(field === 'images' ? texts : person), [field]: names.map(() => null) };
  const map = names.map((name) => [name, [`variables.input.${field}.${name}`]]);
  const call = request(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'apollo-require-preflight': 'true',
      ...(authorization && { authorization }),
      ...(length !== undefined && { 'content-length': length }),
    },
  });
  onTestFinished(() => void call.destroy());
  const response = responseTo(call);
  // Not every response is waited for.
  response.catch(() => undefined);
  call.write(part('operations', JSON.stringify({ query, variables: { input } })));
  call.write(part('map', JSON.stringify(Object.fromEntries(map))));
  for (const [name, bytes] of files) {
    call.write(part(name, '', `; filename="${name}.png"`).slice(0, -2));
    call.write(Buffer.alloc(bytes, 'x'));
    call.write('\r\n');
  }
  // Only here the parser knows that the last of them has ended.
  call.write('--x\r\n');
  return { call, response };
}

function responseTo(call: ClientRequest) {
  const responded = new Promise<IncomingMessage>((resolve, reject) => {
    call.on('response', resolve).on('error', reject);
  });
  return responded.then(async (response) => {
    const body: unknown = JSON.parse(await text(response));
    return { status: response.statusCode, headers: response.headers, body };
  });
}

/** Returns the response to a request that is never ended. */
const responseOf = (url: string, begun: Begun) => begin(url, begun).response;

const refused = (status: number, extensions: object) => ({
  status,
  headers: { connection: 'close' },
  body: { errors: [{ extensions }] },
});

describe('before a file is read, and while more is still to come, it is refused that', () => {
  const it = freshGateway({ extensions: true }, { maxUploadMb: 50 });
  const madeUp = 'Bearer made-up';
  const oneToCome: Begun['files'] = [[1, megabyte]];
  const administratorsOnly = refused(401, { code: 'UNAUTHENTICATED' });

  test.each<[string, Begun, object, string[]]>([
    [
      'a visitor announces 20 files (spec 9)',
      { query: sendApplication, announced: 20, files: oneToCome },
      refused(400, { code: 'BAD_USER_INPUT', fields: { files: 'at most 2 files' } }),
      [],
    ],
    [
      'a visitor attaches two files to an enquiry at once',
      { query: uploadAttachment, announced: 2, files: oneToCome },
      refused(400, { code: 'BAD_USER_INPUT', fields: { file: 'at most 1 files' } }),
      [],
    ],
    [
      'a visitor announces more bytes than two files of 10 MB',
      { query: sendApplication, announced: 2, files: oneToCome, length: 22 * megabyte },
      refused(413, { code: 'PAYLOAD_TOO_LARGE' }),
      [],
    ],
    [
      "a visitor sends an administrator's images",
      { query: addSpare, announced: 2, files: oneToCome },
      administratorsOnly,
      [],
    ],
    [
      'who made up a token sends images, and does not say how much',
      { query: addSpare, announced: 2, files: oneToCome, authorization: madeUp },
      administratorsOnly,
      ['POST /auth/me'],
    ],
    [
      'who made up a token sends more than any request may hold',
      { query: addSpare, announced: 2, files: oneToCome, authorization: madeUp, length: 2e6 },
      administratorsOnly,
      ['POST /auth/me'],
    ],
  ])('%s', async (_, begun, response, calls) => {
    expect(await responseOf(it.url(), begun)).toMatchObject(response);
    expect(it.lines()).toEqual(calls);
    expect([...spooled]).toEqual([]);
  });

  test('an operation that takes no files is answered without them', async () => {
    const begun = { query: '{ __typename }', announced: 3, files: oneToCome };
    expect(await responseOf(it.url(), begun)).toMatchObject({
      status: 200,
      headers: { connection: 'close' },
      body: { data: { __typename: 'Query' } },
    });
    expect([...spooled]).toEqual([]);
  });

  test('a client of GraphQL gets the error in its own media type', async () => {
    const headers = { accept: 'application/graphql-response+json,application/json;q=0.9' };
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: addSpare, variables: {} }));
    form.set('map', '{"0":["variables.input.images.0"]}');
    const response = await fetch(`${it.url()}/graphql`, { method: 'POST', headers, body: form });
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toMatch(/^application\/graphql-response\+json/);
  });
});

test('in production, what is not registered spools nothing', async () => {
  const gateway = await startGateway('http://127.0.0.1:9', { production: true, sandbox: false });
  onTestFinished(() => gateway.close());
  const begun = { query: sendApplication, announced: 1, files: [[0, 100]] } satisfies Begun;
  expect(await responseOf(gateway.url, begun)).toMatchObject({
    status: 400,
    body: { errors: [{ extensions: { code: 'OPERATION_NOT_REGISTERED' } }] },
  });
  expect([...spooled]).toEqual([]);
});

describe('while more is still to come, it is refused', () => {
  // So long that nothing but the refusal ends these, though their first file never comes.
  const it = freshGateway({ extensions: true }, { maxUploadMb: 50, writeTimeoutMs: 30_000 });

  test("that a visitor's file is over 10 MB (spec 2.12), however large files may be", async () => {
    const files: Begun['files'] = [[0, 10 * megabyte + 1]];
    const begun = { query: sendApplication, announced: 1, files };
    expect(await responseOf(it.url(), begun)).toMatchObject(
      refused(413, {
        code: 'PAYLOAD_TOO_LARGE',
        fields: { 'files.0': 'is larger than a file may be' },
      }),
    );
    await eventually(() => expect(readdirSync(folder())).toEqual([]));
  });

  test('that more files come than may', async () => {
    const files: Begun['files'] = [1, 2, 3].map((name) => [name, 1_000]);
    const begun = { query: sendApplication, announced: 2, files };
    expect(await responseOf(it.url(), begun)).toMatchObject(
      refused(413, { code: 'PAYLOAD_TOO_LARGE' }),
    );
    await eventually(() => expect(readdirSync(folder())).toEqual([]));
  });

  test('that a form holds more than its files may', async () => {
    const files: Begun['files'] = [[1, 1_000]];
    const { call, response } = begin(it.url(), { query: sendApplication, announced: 2, files });
    call.write(part('more', 'x'.repeat(21 * megabyte)));
    expect(await response).toMatchObject(
      refused(413, { code: 'PAYLOAD_TOO_LARGE', limit: 'bodySize' }),
    );
    await eventually(() => expect(readdirSync(folder())).toEqual([]));
  });
});

describe('all uploads under way together', () => {
  // 20 MB in all, of which visitors may have 5.
  const it = freshGateway({ extensions: true }, { maxUploadMb: 1, writeTimeoutMs: 30_000 });
  const application: Begun = { query: sendApplication, announced: 2, files: [[1, megabyte]] };
  const images: Begun = {
    query: addSpare,
    announced: 20,
    files: Array.from({ length: 4 }, (_, index) => [index + 1, megabyte]),
    authorization: `Bearer ${token}`,
  };
  const noRoom = { ...refused(429, { code: 'RATE_LIMITED' }), headers: { 'retry-after': '60' } };
  const held = (files: number) =>
    eventually(() => expect(readdirSync(folder())).toHaveLength(files));

  test('leave no more room to visitors than is theirs, until one of them ends', async () => {
    const begun = [];
    for (let count = 0; count < 4; count++) {
      begun.push(begin(it.url(), application));
      await held(count + 1);
    }
    const late = begin(it.url(), application);
    expect(await late.response).toMatchObject(noRoom);
    const metrics = await readMetrics(it.url());
    expect(metrics).toContain('limit_refusals_total{limit="uploads"} 1');

    const administrator = begin(it.url(), images);
    await held(8);
    expect(await hasResponse(administrator)).toBe(false);

    for (const { call } of begun) call.destroy();
    await held(4);
    expect(await hasResponse(begin(it.url(), application))).toBe(false);
  });

  test('leave no more room to administrators than there is', async () => {
    for (let count = 0; count < 4; count++) begin(it.url(), images);
    await held(16);
    const late = begin(it.url(), images);
    expect(await late.response).toMatchObject(noRoom);
  });
});

async function hasResponse({ response }: ReturnType<typeof begin>): Promise<boolean> {
  return Promise.race([response.then(() => true), pause(300, false)]);
}

test('every upload of the schema has a rule', () => {
  const config = { ...readConfig({}), backendUrl: '' };
  const fileRule = fileRules(schema, config);
  const inputs = Object.values(schema.getTypeMap())
    .filter(isInputObjectType)
    .filter((type) =>
      Object.values(type.getFields()).some((field) => getNamedType(field.type).name === 'Upload'),
    );
  const ruled = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ name }) =>
    fileRule({ query: `mutation { ${name}(input: $input) { __typename } }` }),
  );
  expect(inputs.length).toBeGreaterThan(10);
  expect(ruled.flatMap(({ args }) => args.map(({ type }) => getNamedType(type)))).toEqual(inputs);
});
