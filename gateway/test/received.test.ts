import { describe, expect, test } from 'vitest';
import { freshGateway } from './in-test.ts';

/** What a visitor sends has been received where the response carries data (spec 7.1): `response-body.test.ts`. */

const it = freshGateway({ extensions: true });
const person = { email: 'e@x.example', language: 'RU' };
const enquiry = { name: 'Eve', company: 'X', text: 'A-11' };
const applicant = { firstName: 'Eve', lastName: 'X', files: [] };
const forms: [string, object][] = [
  ['sendRequest', { ...person, ...enquiry }],
  ['sendApplication', { ...person, ...applicant }],
];

async function send(mutation: string, input: object, body: string, type = 'application/json') {
  it.stub.interfere = (req, res) => {
    req.resume();
    res.writeHead(body ? 200 : 204, { 'content-type': type }).end(body);
  };
  const inputType = `${mutation[0]?.toUpperCase() ?? ''}${mutation.slice(1)}Input`;
  const query = `mutation ($input: ${inputType}!) { sent: ${mutation}(input: $input) { userErrors { code } } }`;
  return it.ask(query, { input });
}

describe.each(forms)('%s', (mutation, input) => {
  test.each(['', '{"message":"Server Error"}'])(
    'answered with %j is not received',
    async (body) => {
      const { data, errors } = await send(mutation, input, body);
      expect(data).toEqual({ sent: null });
      expect(errors).toMatchObject([{ extensions: { code: 'BACKEND_INVALID_RESPONSE' } }]);
    },
  );

  test('answered with a plain text is received', async () => {
    const { data } = await send(mutation, input, 'OK', 'text/plain');
    expect(data).toEqual({ sent: { userErrors: [] } });
  });
});

test.each([
  '',
  'null',
  '{}',
  '{"token":""}',
  '{"message":"x"}',
  '"Server Error"',
  '{"data":false}',
])('a login answered with %j gives no token (spec 7.2)', async (body) => {
  it.stub.interfere = (req, res) => void req.resume().once('end', () => res.end(body));
  const { data, errors } = await it.ask(
    'mutation ($input: LoginInput!) { login(input: $input) { token } }',
    { input: { login: 'admin', password: 'right' } },
  );
  expect(data).toEqual({ login: null });
  expect(errors).toMatchObject([{ extensions: { code: 'BACKEND_INVALID_RESPONSE' } }]);
});
