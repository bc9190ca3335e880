import { describe, expect, test } from 'vitest';
import { freshGateway, sharedGateway } from '../../test/in-test.ts';
import { startStub, token } from '../../test/contract-stub.ts';
import { startGateway } from '../../test/gateway-client.ts';

const it = sharedGateway();

const login =
  'mutation ($input: LoginInput!) { login(input: $input) { token userErrors { code field } } }';

test('the right login gives the token, the wrong one says so as data (spec 7.2)', async () => {
  const right = await it.ask(login, { input: { login: 'admin', password: 'right' } });
  expect(right.data).toEqual({ login: { token, userErrors: [] } });
  const wrong = await it.ask(login, { input: { login: 'admin', password: 'wrong' } });
  expect(wrong.errors).toBeUndefined();
  expect(wrong.data).toEqual({
    login: { token: null, userErrors: [{ code: 'INVALID_CREDENTIALS', field: null }] },
  });
});

test.each([
  JSON.stringify(token),
  JSON.stringify({ data: token }),
  JSON.stringify({ data: { token } }),
  JSON.stringify({ token, data: null }),
  JSON.stringify({ token, data: 'Welcome' }),
  JSON.stringify({ status: 'success', token, data: { user: { id: 1, login: 'admin' } } }),
])('the token is found in %s (spec 7.2)', async (response) => {
  it.stub.interfere = (_, res) => res.end(response);
  const { data } = await it.ask(login, { input: { login: 'admin', password: 'right' } });
  expect(data).toEqual({ login: { token, userErrors: [] } });
});

test.each([
  ...[400, 401, 402, 403, 404, 406, 409, 410, 411, 415, 419, 422, 423].map(
    (status): [number, string] => [status, '{"message":"no"}'],
  ),
  [200, '{"message":"Unauthorized"}'],
  [200, '{"success":false}'],
  [200, '{"token":null}'],
  [200, '{"token":""}'],
  [200, '{"data":{"token":""}}'],
  [200, '{"data":null}'],
  [200, '{"message":"Unauthorized","data":null}'],
  [200, '{}'],
])(
  'a login that a backend refuses with %i and %s is wrong (spec 4, 8)',
  async (status, response) => {
    it.stub.interfere = (_, res) => res.writeHead(status).end(response);
    const input = { login: 'admin', password: 'wrong' };
    const { data, errors } = await it.ask(login, { input });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      login: { token: null, userErrors: [{ code: 'INVALID_CREDENTIALS', field: null }] },
    });
  },
);

test.each([
  [404, 'text/html', '<p>', 'BACKEND_INVALID_RESPONSE'],
  [405, 'application/json', '{}', 'NOT_SUPPORTED'],
  [408, 'application/json', '{}', 'BACKEND_TIMEOUT'],
  [429, 'application/json', '<p>', 'RATE_LIMITED'],
  [500, 'application/json', '<p>', 'BACKEND_UNAVAILABLE'],
  [501, 'application/json', '{}', 'NOT_SUPPORTED'],
  [200, 'text/html', '<p>', 'BACKEND_INVALID_RESPONSE'],
  [200, 'text/plain', 'Server Error', 'BACKEND_INVALID_RESPONSE'],
  [200, 'application/json', 'null', 'BACKEND_INVALID_RESPONSE'],
  [200, 'application/json', '"Server Error"', 'BACKEND_INVALID_RESPONSE'],
])('%i as %s, %s, says nothing about the login', async (status, type, response, code) => {
  it.stub.interfere = (_, res) => res.writeHead(status, { 'content-type': type }).end(response);
  const input = { login: 'admin', password: 'right' };
  const { errors } = await it.ask(login, { input });
  expect(errors).toMatchObject([{ extensions: { code } }]);
});

test('account is null without a valid token, and asked for once in an operation', async () => {
  const query = '{ account { login } again: account { login } }';
  const nobody = { data: { account: null, again: null }, errors: undefined };
  expect(await it.ask(query)).toMatchObject(nobody);
  expect(await it.ask(query, {}, { token: 'expired' })).toMatchObject(nobody);
  expect(await it.ask(query, {}, { token })).toMatchObject({
    data: { account: { login: 'admin' }, again: { login: 'admin' } },
  });
  expect(it.lines()).toEqual(['POST /auth/me', 'POST /auth/me']);
});

test.each<[number, unknown, string | null]>([
  ...[400, 401, 403, 419, 422, 440, 498].map((status): [number, unknown, null] => [
    status,
    { message: 'no' },
    null,
  ]),
  [200, { success: false, message: 'Token expired' }, null],
  [200, { status: 401, message: 'Token expired' }, null],
  [200, { status: 422, message: 'Token expired' }, null],
  [200, false, null],
  [200, { status: 429, message: 'Too many' }, 'RATE_LIMITED'],
  [200, { status: 503, message: 'Down' }, 'BACKEND_UNAVAILABLE'],
  [200, { message: 'Unauthenticated.' }, null],
  [200, { error: 'invalid_token' }, null],
  [200, { success: false, error: { code: 'JWT expired' } }, null],
  [200, { success: false }, null],
  [200, { success: false, message: 'Too many connections' }, 'BACKEND_INVALID_RESPONSE'],
  [200, { success: false, message: 'The author is away' }, 'BACKEND_INVALID_RESPONSE'],
  [200, { error: 'Service temporarily unavailable' }, 'BACKEND_INVALID_RESPONSE'],
  [200, { error: 'Session store unavailable' }, 'BACKEND_INVALID_RESPONSE'],
  [200, { message: 'Welcome' }, 'BACKEND_INVALID_RESPONSE'],
  [302, {}, 'BACKEND_INVALID_RESPONSE'],
  [404, {}, 'NOT_FOUND'],
  [415, {}, 'BAD_USER_INPUT'],
  [405, {}, 'NOT_SUPPORTED'],
  [408, {}, 'BACKEND_TIMEOUT'],
  [423, {}, 'BACKEND_INVALID_RESPONSE'],
  [429, {}, 'RATE_LIMITED'],
  [500, {}, 'BACKEND_UNAVAILABLE'],
  [503, {}, 'BACKEND_UNAVAILABLE'],
])('where %i and %j answer a token the account is null, or %s', async (status, body, expected) => {
  it.stub.interfere = (_, res) => res.writeHead(status).end(JSON.stringify(body));
  const { data, errors } = await it.ask('{ account { login } }', {}, { token });
  expect(data).toEqual({ account: null });
  expect(errors?.[0]?.extensions.code ?? null).toBe(expected);
});

test.each([400, 403, 422])('a page with %i, as of a proxy, ends no session', async (status) => {
  it.stub.interfere = (_, res) => res.writeHead(status).end('<html><h1>Bad Request</h1></html>');
  const { errors } = await it.ask('{ account { login } }', {}, { token });
  expect(errors?.[0]?.extensions.code).toBe('BACKEND_INVALID_RESPONSE');
});

test('an account may have a status and a message of its own', async () => {
  const own = { login: 'admin', status: 'failed', message: 'hello', ok: false };
  it.stub.interfere = (_, res) => res.end(JSON.stringify(own));
  const { data } = await it.ask('{ account { login } }', {}, { token });
  expect(data).toEqual({ account: { login: 'admin' } });
});

test.each([null, {}, { theme: 'dark' }])(
  'an account may have a field `data` of its own: %j',
  async (own) => {
    it.stub.interfere = (_, res) => res.end(JSON.stringify({ login: 'admin', data: own }));
    const { data } = await it.ask('{ account { login } }', {}, { token });
    expect(data).toEqual({ account: { login: 'admin' } });
  },
);

test('login and password are changed', async () => {
  const changed = await it.ask(
    `mutation ($input: UpdateLoginInput!) { updateLogin(input: $input) { account { login } } }`,
    { input: { login: 'chief' } },
    { token },
  );
  expect(changed.data).toEqual({ updateLogin: { account: { login: 'chief' } } });
  const password = `mutation ($input: UpdatePasswordInput!) {
    updatePassword(input: $input) { userErrors { code } }
  }`;
  const input = { oldPassword: 'right', password: 'new' };
  expect((await it.ask(password, { input }, { token })).data).toEqual({
    updatePassword: { userErrors: [] },
  });
  expect(it.stub.data.account).toEqual({ login: 'chief', password: 'new' });
  expect((await it.ask(password, { input }, { token })).data).toEqual({
    updatePassword: { userErrors: [{ code: 'INVALID_INPUT' }] },
  });
});

describe('an old password that is refused', () => {
  const update = `mutation ($input: UpdatePasswordInput!) {
    updatePassword(input: $input) { userErrors { code field } }
  }`;
  const refusedWith = (status: number, body: object, statusOfMe = 200) => {
    it.stub.interfere = (req, res) => {
      const isMe = req.url === '/auth/me';
      req.resume().once('end', () => {
        res.writeHead(isMe ? statusOfMe : status);
        res.end(JSON.stringify(isMe ? { login: 'admin' } : body));
      });
    };
    const input = { oldPassword: 'wrong', password: 'new' };
    return it.ask(update, { input }, { token });
  };

  test.each([
    [401, { message: 'no' }],
    [403, { message: 'no' }],
    [422, { errors: { old_password: ['is wrong', 'is short'] } }],
    [400, { fields: { old_password: 'is wrong' } }],
    [200, { success: false, errors: { old_password: ['is wrong'] } }],
  ])('with %i and %j is wrong, and the session goes on (spec 8)', async (status, body) => {
    const { data, errors } = await refusedWith(status, body);
    expect(errors).toBeUndefined();
    const userErrors = [{ code: 'WRONG_PASSWORD', field: ['oldPassword'] }];
    expect(data).toEqual({ updatePassword: { userErrors } });
  });

  test.each([
    [401, 401, 'UNAUTHENTICATED'],
    [403, 403, 'FORBIDDEN'],
    [401, 503, 'BACKEND_UNAVAILABLE'],
    [429, 200, 'RATE_LIMITED'],
  ])('with %i is none where the token is answered with %i, but %s', async (status, ofMe, code) => {
    const { errors } = await refusedWith(status, {}, ofMe);
    expect(errors).toMatchObject([{ extensions: { code } }]);
  });
});

test('over a backend of section 7 a login without a code carries no field for it', async () => {
  await it.ask(login, { input: { login: 'admin', password: 'right', code: '' } });
  expect(it.stub.calls[0]?.body).toEqual({ login: 'admin', password: 'right' });
});

test('what a backend of section 7 does not have is null', async () => {
  const query = `{
    administrators { id } invitations { id } sessions { id } secondFactor { isOn } log { totalCount }
  }`;
  const { data, errors } = await it.ask(query, {}, { token });
  expect(errors).toBeUndefined();
  const nothing = { administrators: null, invitations: null, sessions: null };
  expect(data).toEqual({ ...nothing, secondFactor: null, log: null });
});

test('the backend hears of the browser, which it shows in the list of sessions', async () => {
  const headers = { 'user-agent': 'Mozilla/5.0 Firefox/145.0' };
  await it.ask(login, { input: { login: 'admin', password: 'right' } }, { headers });
  expect(it.stub.calls[0]?.headers['user-agent']).toBe(headers['user-agent']);
});

test('an invitation, with whatever is typed, counts towards the limit of logins', async () => {
  const accept = `mutation ($input: AcceptInvitationInput!) {
    acceptInvitation(input: $input) { login }
  }`;
  const input = { token: 'guessed', login: 'x', password: 'long enough' };
  const limited = await startGateway(it.stub.url, {
    usageLimits: { login: 1, sendRequest: 1, uploadAttachment: 1, sendApplication: 1, search: 1 },
  });
  await limited.ask(login, { input: { login: 'admin', password: 'wrong' } });
  const { errors } = await limited.ask(accept, { input });
  await limited.close();
  expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
});

test('a session that was ended elsewhere reads nothing of an administrator any more', async () => {
  const own = await startStub({ extensions: true });
  const over = await startGateway(own.url);
  const query = '{ spares { edges { cursor } } sessions { id } }';
  expect((await over.ask(query, {}, { token })).errors).toBeUndefined();
  own.interfere = (_, res) => res.writeHead(401).end();
  const { data, errors } = await over.ask(query, {}, { token });
  await over.close();
  await own.close();
  expect(data).toEqual({ spares: null, sessions: null });
  expect(errors?.map(({ extensions }) => extensions.code)).toContain('UNAUTHENTICATED');
});

test('logout tells that the backend cannot end a token', async () => {
  const { data } = await it.ask('mutation { logout { ended } }', {}, { token });
  expect(data).toEqual({ logout: { ended: false } });
});

describe('over a backend that offers it', () => {
  const it = freshGateway({ extensions: true });

  test('a login that needs the password says so as data, and sends it where it is given', async () => {
    const update = `mutation ($input: UpdateLoginInput!) {
    updateLogin(input: $input) { account { login } userErrors { code field } }
  }`;
    it.stub.interfere = (_, res) =>
      res.writeHead(403).end(JSON.stringify({ fields: { password: 'is needed' } }));
    const { data, errors } = await it.ask(update, { input: { login: 'chief' } }, { token });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      updateLogin: {
        account: null,
        userErrors: [{ code: 'PASSWORD_REQUIRED', field: ['password'] }],
      },
    });
    it.stub.interfere = null;
    it.stub.calls.length = 0;
    await it.ask(update, { input: { login: 'chief' } }, { token });
    await it.ask(update, { input: { login: 'boss', password: 'right' } }, { token });
    expect(it.stub.calls.map(({ body }) => body)).toEqual([
      { login: 'chief' },
      { login: 'boss', password: 'right' },
    ]);
    // A foreign backend's 403 stays what it is.
    it.stub.interfere = (_, res) => res.writeHead(403).end();
    const refused = await it.ask(update, { input: { login: 'a' } }, { token });
    expect(refused.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  test('logout ends the token', async () => {
    const { data } = await it.ask('mutation { logout { ended } }', {}, { token });
    expect(data).toEqual({ logout: { ended: true } });
  });

  test('a login that needs a code says so by the field, and sends the code where it is given', async () => {
    const fields = { code: 'is needed' };
    it.stub.interfere = (req, res) => {
      let sent = '';
      req.on('data', (chunk: Buffer) => (sent += chunk.toString()));
      req.once('end', () => {
        const isRight = sent === '{"login":"admin","password":"right","code":"123456"}';
        const refusal = { message: 'a code is needed', code: 'UNAUTHENTICATED', fields };
        res.writeHead(isRight ? 200 : 401).end(JSON.stringify(isRight ? { token } : refusal));
      });
    };
    const input = { login: 'admin', password: 'right' };
    const needed = await it.ask(login, { input });
    expect(needed.errors).toBeUndefined();
    expect(needed.data).toEqual({
      login: { token: null, userErrors: [{ code: 'INVALID_CREDENTIALS', field: ['code'] }] },
    });
    const right = await it.ask(login, { input: { ...input, code: '123456' } });
    expect(right.data).toEqual({ login: { token, userErrors: [] } });
  });
});
