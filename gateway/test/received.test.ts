import { expect, test } from 'vitest';
import { freshGateway } from './in-test.ts';

const it = freshGateway();

test.each(['', 'null', '"Server Error"', '{"data":false}'])(
  'a login answered with %j gives no token (spec 7.2)',
  async (body) => {
    it.stub.interfere = (req, res) => void req.resume().once('end', () => res.end(body));
    const { data, errors } = await it.ask(
      'mutation ($input: LoginInput!) { login(input: $input) { token } }',
      { input: { login: 'admin', password: 'right' } },
    );
    expect(data).toEqual({ login: null });
    expect(errors).toMatchObject([{ extensions: { code: 'BACKEND_INVALID_RESPONSE' } }]);
  },
);
