import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../../../backend/src/testing/new-folder.ts';
import { startStub } from '../../test/contract-stub.ts';
import { startGateway } from '../../test/gateway-client.ts';
import { run } from '../../test/start-up.ts';
import { ConfigError } from 'backend/config';
import { readManifests } from './operations-manifest.ts';
import { schema } from '../schema.ts';

const sha256 = (text: string) => hash('sha256', text);
const settingsBody = 'query Phone { settings { phone } }';
const phone = { id: sha256(settingsBody), name: 'Phone', type: 'query', body: settingsBody };
const logInBody = 'mutation Enter($input: LoginInput!) { login(input: $input) { __typename } }';
const enter = { id: 'enter-1', name: 'Enter', type: 'mutation', body: logInBody };
const applyBody =
  'mutation Apply($input: SendApplicationInput!) { sendApplication(input: $input) { __typename } }';
const apply = { id: sha256(applyBody), name: 'Apply', type: 'mutation', body: applyBody };

let folder: string;
beforeEach(() => {
  folder = newFolder();
});

function write(name: string, operations: object[] | string): string {
  const manifest = { format: 'apollo-persisted-query-manifest', version: 1, operations };
  const file = join(folder, name);
  writeFileSync(file, typeof operations === 'string' ? operations : JSON.stringify(manifest));
  return file;
}

describe('operations are known by their id and by the hash of their text', () => {
  test('of a file', () => {
    const known = readManifests(write('a.json', [phone, enter]), schema);
    expect(Object.fromEntries(known)).toEqual({
      [phone.id]: { name: 'Phone', body: settingsBody },
      'enter-1': { name: 'Enter', body: logInBody },
      [sha256(logInBody)]: { name: 'Enter', body: logInBody },
    });
  });

  test('of every manifest in a folder', () => {
    write('a.json', [phone]);
    write('b.json', [phone, enter]);
    writeFileSync(join(folder, 'README.md'), 'Manifests of our partners.');
    expect([...readManifests(folder, schema).keys()]).toEqual([
      phone.id,
      'enter-1',
      sha256(logInBody),
    ]);
  });
});

describe('what is wrong is one line with the file', () => {
  const of = (body: string, changes = {}) => [{ ...phone, id: sha256(body), body, ...changes }];
  test.each<[string, object[] | string, string]>([
    ['no JSON', '{', 'it cannot be read as JSON'],
    [
      'another format',
      '{ "format": "relay" }',
      'it is no persisted query manifest, format: Invalid input: expected "apollo-persisted-query-manifest"',
    ],
    [
      'an operation without a body',
      [{ ...phone, body: undefined }],
      'it is no persisted query manifest, operations.0.body: Invalid input: expected string, received undefined',
    ],
    [
      'a changed body',
      [{ ...phone, id: sha256('x') }],
      'Phone: its id is not the hash of its body',
    ],
    ['an id twice', [enter, { ...phone, id: 'enter-1' }], 'Phone: its id names another body'],
    ['no GraphQL', of('query Phone {'), 'Phone: Syntax Error: Expected Name, found <EOF>.'],
    [
      'a field that there is not',
      of('query Phone { settings { fax } }'),
      'Phone: Cannot query field "fax" on type "Settings".',
    ],
    [
      'introspection',
      of('query Phone { __schema { description } }'),
      'Phone: GraphQL introspection has been disabled, but the requested query contained the field "__schema".',
    ],
    [
      'a subscription',
      of('subscription Phone { phoneChanged { phone } }', { type: 'subscription' }),
      'Phone: This schema has no subscriptions.',
    ],
    [
      'an operation over a limit',
      of(`query Phone { ${'a: settings { phone } '.repeat(31)} }`),
      'Phone: The operation is over the limit of aliases, 30.',
    ],
    [
      'two operations',
      of('query Phone { settings { phone } } query B { settings { phone } }'),
      'Phone: its body is not one operation',
    ],
    ['another name', of(settingsBody, { name: 'Fax' }), 'Fax: its body has another name'],
    ['another type', of(settingsBody, { type: 'mutation' }), 'Phone: its body is a query'],
  ])('%s', (_, operations, reason) => {
    const file = write('a.json', operations);
    expect(() => readManifests(file, schema)).toThrow(
      new ConfigError(`OPERATIONS_MANIFEST: ${file}: ${reason}`),
    );
  });

  test('a file that is not there, a folder without any', () => {
    expect(() => readManifests('/nowhere.json', schema)).toThrow(
      new ConfigError('OPERATIONS_MANIFEST: /nowhere.json: it does not exist or cannot be read'),
    );
    mkdirSync(join(folder, 'empty'));
    expect(() => readManifests(join(folder, 'empty'), schema)).toThrow(
      'empty: the folder holds no .json file',
    );
  });

  test('the start ends with it before a database is made', async () => {
    const file = write('a.json', [{ ...phone, id: sha256('x') }]);
    const data = join(folder, 'data');
    const site = run({ OPERATIONS_MANIFEST: file, DATA_DIR: data, PORT: '4999' });
    expect(await site.ended).toBe(1);
    expect(site.output()).toBe(
      `OPERATIONS_MANIFEST: ${file}: Phone: its id is not the hash of its body\n`,
    );
    expect(() => mkdirSync(data)).not.toThrow();
  });
});

describe("in production other clients' operations run beside the web app's", () => {
  async function start() {
    const stub = await startStub({ extensions: true });
    const file = write('a.json', [phone, enter, apply]);
    const clientOperations = readManifests(file, schema);
    const production = { production: true, sandbox: false };
    const gateway = await startGateway(stub.url, { ...production, clientOperations });
    onTestFinished(async () => {
      await gateway.close();
      await stub.close();
    });
    return { ...gateway, stub };
  }

  test('by GET with the id, and kept', async () => {
    const { url, stub } = await start();
    const extensions = { persistedQuery: { version: 1, sha256Hash: phone.id } };
    const search = new URLSearchParams({ extensions: JSON.stringify(extensions) }).toString();
    const headers = { 'apollo-require-preflight': 'true' };
    for (let times = 0; times < 3; times++) {
      const response = await fetch(`${url}/graphql?${search}`, { headers });
      expect(response.headers.get('cache-control')).toContain('s-maxage');
      expect(await response.json()).toEqual({
        data: { settings: { phone: expect.any(String) as string } },
      });
    }
    expect(stub.calls.map(({ line }) => line)).toEqual(['GET /settings']);
  });

  test('by POST with an id of their own, and by the text', async () => {
    const gateway = await start();
    const variables = { input: { login: 'admin', password: 'right' } };
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'enter-1' } };
    const byId = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ variables, extensions }),
    });
    expect(await byId.json()).toEqual({ data: { login: { __typename: 'LoginPayload' } } });
    expect((await gateway.ask(logInBody, variables)).errors).toBeUndefined();
  });

  test('with files', async () => {
    const gateway = await start();
    const input = { firstName: 'A', lastName: 'B', email: 'a@b.example', language: 'EN' };
    const files = { 'input.files.0': new File(['%PDF-1.7\n'], 'cv.pdf') };
    const { errors } = await gateway.ask(
      applyBody,
      { input: { ...input, files: [null] } },
      { files },
    );
    expect(errors).toBeUndefined();
  });
});
