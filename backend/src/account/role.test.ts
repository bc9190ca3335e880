import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Account } from '../http/locals.ts';
import type { LogEntry } from '../log/log-contract.ts';
import type { Operation } from '../contract/operation.ts';
import { roles, type Role } from '../roles.ts';
import { operations, operationsByFeature } from '../openapi/operations.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import { aText, type Json } from '../testing/json.ts';
import { startTestBackend, type TestBackend } from '../testing/test-backend.ts';
import { imageBlob } from '../testing/test-images.ts';

const password = 'correct horse';

interface Colleague {
  id: number;
  login: string;
  call: TestBackend['call'];
}

let added = 0;
/** Adds an administrator with a role, who is logged in. */
async function colleague({ admin, call }: TestBackend, role: Role): Promise<Colleague> {
  added += 1;
  const login = `${role} ${added}`;
  const { token } = (await admin('POST /invitation', { json: { password, role } })).json;
  const account = { login, password };
  const { id } = (await call('POST /auth/invitation', { json: { ...account, token } })).json;
  const headers = {
    Authorization: `Bearer ${(await call('POST /auth/login', { json: account })).json.token}`,
  };
  const own: TestBackend['call'] = (line, options) =>
    call(line, { ...options, headers: { ...headers, ...options?.headers } });
  return { id, login, call: own };
}

const forbidden = { status: 403, json: { code: 'FORBIDDEN', message: aText } };

/** A line for an operation; what it names need not exist. */
const lineOf = ({ method, path }: Operation): string =>
  `${method.toUpperCase()} ${path
    .replace('{kind}', 'spare')
    .replace('{slug}', 'careers')
    .replaceAll(/\{\w+\}/g, '1')}`;

const guarded = operations
  .filter(({ access }) => access !== 'public')
  // Last, as it ends the session.
  .toSorted((a, b) => Number(a.id === 'logout') - Number(b.id === 'logout'));

const featuresWith = (access: Role): string[] =>
  Object.keys(operationsByFeature).filter((feature) =>
    operationsByFeature[feature]?.some((one) => one.access === access),
  );

test('a clerk has the own account, enquiries and applications; other administrators and the log are the owner’s', () => {
  expect(featuresWith('clerk')).toEqual([
    ...['account', 'request', 'template', 'application', 'notification', 'privacy', 'editing'],
    ...['session', 'second factor'],
  ]);
  expect(featuresWith('owner')).toEqual(['administrator', 'log']);
});

// What a role may do is no question of the database.
describe.for(roles)('%s', (role) => {
  let backend: TestBackend;
  let own: Colleague;
  beforeAll(async () => {
    backend = await startTestBackend();
    own = await colleague(backend, role);
  });
  afterAll(() => backend.close());

  test.for(guarded)('$method $path', async (operation) => {
    const { status, json } = await own.call(lineOf(operation));
    const mayCall = roles.indexOf(role) <= roles.findIndex((one) => one === operation.access);
    if (mayCall) expect([401, 403]).not.toContain(status);
    else expect({ status, json }).toMatchObject(forbidden);
  });
});

describeOnBoth('roles', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());

  const setRole = (id: number | undefined, role: Role, as = backend.admin) =>
    as(`PATCH /administrator/${id}`, { json: { role, password } });
  const administrators = async () => (await backend.admin<Json[]>('GET /administrator')).json;

  test('another role counts at once in open sessions, and stands in the log', async () => {
    const { id, login, call } = await colleague(backend, 'clerk');
    expect(await call('GET /spare')).toMatchObject(forbidden);
    expect((await setRole(id, 'editor')).json).toMatchObject({ id, login, role: 'editor' });
    expect((await call('GET /spare')).status).toBe(200);
    await setRole(id, 'clerk');
    expect(await call('GET /spare')).toMatchObject(forbidden);
    const { json: log } = await backend.admin<LogEntry[]>('GET /log');
    const changes = log.filter(
      ({ operation, target }) => operation === 'updateAdministrator' && target === String(id),
    );
    expect(changes).toMatchObject([{ login: 'admin' }, { login: 'admin' }]);
  });

  test('removing and changing a role take the own password, and leave all as it is without it', async () => {
    const { id } = await colleague(backend, 'editor');
    const before = await administrators();
    for (const json of [{}, { password: 'wrong horse' }]) {
      const refused = { status: 400, json: { code: 'INVALID', fields: { password: aText } } };
      const change = { json: { ...json, role: 'owner' } };
      expect(await backend.admin(`PATCH /administrator/${id}`, change)).toMatchObject(refused);
      expect(await backend.admin(`DELETE /administrator/${id}`, { json })).toMatchObject(refused);
    }
    expect(await administrators()).toEqual(before);
  });

  test('a role or an administrator that does not exist is refused', async () => {
    expect((await setRole(999_999, 'clerk')).status).toBe(404);
    const { id } = await colleague(backend, 'editor');
    const json = { role: 'root', password };
    const refused = { status: 400, json: { fields: { role: aText } } };
    expect(await backend.admin(`PATCH /administrator/${id}`, { json })).toMatchObject(refused);
    expect(await backend.admin('POST /invitation', { json })).toMatchObject(refused);
  });

  test('invitations of an owner who is lowered are withdrawn', async () => {
    const { id, call } = await colleague(backend, 'owner');
    const { token } = (await call('POST /invitation', { json: { password, role: 'owner' } })).json;
    await setRole(id, 'owner');
    expect((await backend.admin('GET /invitation')).json).toHaveLength(1);
    await setRole(id, 'editor');
    const late = await backend.call('POST /auth/invitation', {
      json: { token, login: 'late', password },
    });
    expect(late).toMatchObject({ status: 400, json: { fields: { token: aText } } });
  });

  test('others than owners see and end their own sessions only', async () => {
    const [clerk, other] = [
      await colleague(backend, 'clerk'),
      await colleague(backend, 'clerk'),
    ] as const;
    const sessions = (await backend.admin<Json[]>('GET /session')).json;
    const idOf = ({ login }: Colleague) => sessions.find((one) => one.login === login)?.id;
    expect((await clerk.call('GET /session')).json).toMatchObject([{ login: clerk.login }]);
    expect((await clerk.call(`DELETE /session/${idOf(other)}`)).status).toBe(404);
    expect((await other.call('POST /auth/me')).status).toBe(200);
    expect((await clerk.call(`DELETE /session/${idOf(clerk)}`)).status).toBe(200);
  });

  test('a clerk learns who answers an enquiry, not who edits the website', async () => {
    const { call } = await colleague(backend, 'clerk');
    expect((await call('GET /editing?kind=request')).status).toBe(200);
    expect(await call('GET /editing?kind=spare')).toMatchObject(forbidden);
    const open = (kind: string) => call('POST /editing', { json: { kind, entity: 1 } });
    expect((await open('request')).status).toBe(200);
    expect(await open('spare')).toMatchObject(forbidden);
  });

  test('an image that visitors do not see is not shown to a clerk', async () => {
    const form = { images: [await imageBlob()] };
    const { id, images } = (await backend.admin('POST /spare', { form })).json;
    await backend.admin(`DELETE /spare/${id}`);
    const line = `GET ${images[0]}`;
    const statuses = await Promise.all(
      (['editor', 'clerk'] as const).map(
        async (role) => (await (await colleague(backend, role)).call(line)).status,
      ),
    );
    expect(statuses).toEqual([200, 404]);
  });

  test('the last owner cannot be lowered', async () => {
    const own = await start();
    const [{ id } = { id: 0 }] = (await own.admin<Json[]>('GET /administrator')).json;
    expect(await setRole(id, 'editor', own.admin)).toMatchObject({
      status: 409,
      json: { code: 'CONFLICT', fields: { role: aText } },
    });
    expect((await own.admin('POST /auth/me')).json).toMatchObject({ role: 'owner' });
    await own.close();
  });

  test.for([
    ['lower each other', (other: Colleague, _: Colleague) => other],
    ['lower themselves', (_: Colleague, self: Colleague) => self],
  ] as const)(
    'of the last two owners who %s at the same moment one stays an owner',
    async ([, target]) => {
      const own = await start();
      const first = (await own.admin<Json[]>('GET /administrator')).json[0]?.id;
      for (let round = 0; round < 3; round += 1) {
        const [one, two] = [await colleague(own, 'owner'), await colleague(own, 'owner')] as const;
        // The account of the tests looks on, and becomes an owner again afterwards.
        await setRole(first, 'editor', one.call);
        const responses = await Promise.all([
          setRole(target(two, one).id, 'clerk', one.call),
          setRole(target(one, two).id, 'clerk', two.call),
        ]);
        expect(responses.map(({ status }) => status === 200).toSorted()).toEqual([false, true]);
        const stays = [];
        for (const each of [one, two]) {
          const { json } = await each.call<Account>('POST /auth/me');
          if (json.role === 'owner') stays.push(each);
        }
        expect(stays).toHaveLength(1);
        await setRole(first, 'owner', stays[0]?.call);
        for (const { id } of [one, two]) {
          await own.admin(`DELETE /administrator/${id}`, { json: { password } });
        }
      }
      await own.close();
    },
  );
});
