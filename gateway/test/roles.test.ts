import { describe, expect, test } from 'vitest';
import { endpointRoles, roles } from '../src/contract/roles.generated.ts';
import { schema } from '../src/schema.ts';
import { token } from './contract-stub.ts';
import { fullOperations } from './full-operation.ts';
import { freshGateway, sharedGateway } from './in-test.ts';

const neededRoles: Record<string, (typeof roles)[number] | undefined> = endpointRoles;
const guarded = fullOperations(schema).filter(({ isMarked }) => isMarked);
const forbidden = { message: 'Your role does not allow this.', extensions: { code: 'FORBIDDEN' } };
const own = '{ account { login role permissions } }';

describe('over a backend that checks no roles', () => {
  const over = (role: string) => sharedGateway({ extensions: true, role });
  const owner = over('owner');
  const limited = [
    { rights: 'editor', gateway: over('editor') },
    { rights: 'clerk', gateway: over('clerk') },
    // A role that nobody knows may do as little as the lowest.
    { rights: 'clerk', gateway: over('root') },
  ] as const;
  const endpointsOf = (gateway: typeof owner) => gateway.stub.calls.map(({ endpoint }) => endpoint);

  test.each(guarded)('$kind $name', async ({ name, operation: { query, variables, files } }) => {
    const all = await owner.ask(query, variables, { token, files });
    for (const { rights, gateway } of limited) {
      const mayCall = (endpoint: string) => {
        const needed = neededRoles[endpoint];
        return !needed || roles.indexOf(rights) <= roles.indexOf(needed);
      };
      const { errors } = await gateway.ask(query, variables, { token, files });
      expect(endpointsOf(gateway).filter((endpoint) => !mayCall(endpoint))).toEqual([]);
      if (endpointsOf(owner).every(mayCall)) expect(errors, rights).toEqual(all.errors);
      // It finds what the role allows.
      else if (name !== 'find') expect(errors, rights).toMatchObject([forbidden]);
    }
  });
});

describe('a clerk', () => {
  const clerk = freshGateway({ extensions: true, role: 'clerk' });

  test('sees the role and what it allows', async () => {
    const { data } = await clerk.ask(own, {}, { token });
    expect(data).toMatchObject({
      account: {
        role: 'CLERK',
        permissions: expect.arrayContaining(['REQUEST']) as unknown,
      },
    });
  });

  test('finds enquiries and applications only', async () => {
    const query = '{ find(query: "a") { kind } }';
    const { data } = await clerk.ask(query, {}, { token });
    expect(data).toEqual({ find: [{ kind: 'REQUEST' }, { kind: 'APPLICATION' }] });
  });
});

describe('a changed role', () => {
  const gateway = freshGateway({ extensions: true, role: 'owner' });
  const query = '{ spares { totalCount } }';
  const becomes = (role: string) => {
    gateway.stub.interfere = (req, res) => {
      const isAccount = req.url === '/auth/me';
      res
        .writeHead(isAccount || role === 'editor' ? 200 : 403, {
          'content-type': 'application/json',
        })
        .end(JSON.stringify(isAccount ? { login: 'admin', role } : []));
    };
  };

  test('counts at once, also where a higher one was known', async () => {
    becomes('clerk');
    expect((await gateway.ask(query, {}, { token })).errors).toMatchObject([forbidden]);
    becomes('editor');
    expect((await gateway.ask(query, {}, { token })).errors).toBeUndefined();
    becomes('clerk');
    expect((await gateway.ask(query, {}, { token })).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
  });

  test('is asked for once, as long as it allows what is done', async () => {
    await gateway.ask(query, {}, { token });
    await gateway.ask(query, {}, { token });
    expect(gateway.lines().filter((line) => line === 'POST /auth/me')).toHaveLength(1);
  });
});

describe('over a backend that knows only section 7', () => {
  const gateway = freshGateway();

  test('an administrator has no role, and is not asked for it', async () => {
    const { data } = await gateway.ask(own, {}, { token });
    expect(data).toMatchObject({ account: { login: 'admin', role: null } });
    expect(gateway.lines()).toEqual(['POST /auth/me']);
    const { errors } = await gateway.ask('{ spares { totalCount } }', {}, { token });
    expect(errors).toBeUndefined();
    expect(gateway.lines().slice(1)).toEqual(['GET /spare']);
  });
});

describe('over a backend with several administrators, but without roles', () => {
  const gateway = freshGateway({ extensions: { 'POST /invitation': [] } });

  test('no clerk is invited, who would get all rights', async () => {
    const query = `mutation ($input: InviteAdministratorInput!) {
      inviteAdministrator(input: $input) { token }
    }`;
    const invite = (input: object) =>
      gateway.ask(query, { input: { password: 'x', ...input } }, { token });
    const { errors } = await invite({ role: 'CLERK' });
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_SUPPORTED' } }]);
    expect((await invite({})).errors).toBeUndefined();
    expect(gateway.stub.calls.map(({ body }) => body)).toEqual([{ password: 'x' }]);
  });
});
