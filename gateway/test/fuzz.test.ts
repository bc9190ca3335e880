import { expect, onTestFinished, test } from 'vitest';
import type { FuzzedRequest } from './fuzz.ts';
import { fuzzer } from './fuzz.ts';
import { registeredOperations } from '../src/graphql/registered-operations.ts';
import { schema } from '../src/schema.ts';
import { contractData } from './contract-data.ts';
import { token } from './contract-stub.ts';
import { startGateway } from './gateway-client.ts';
import { freshGateway } from './in-test.ts';

const it = freshGateway({ extensions: true });

const count = Number(process.env.FUZZ_COUNT ?? (process.env.TEST_ALL ? 3_000 : 500));

test(
  'generated requests get no 500, no stack and no masked error',
  { timeout: 900_000 },
  async () => {
    const production = await startGateway(it.stub.url, { production: true, sandbox: false });
    onTestFinished(() => production.close());
    const urls = { development: it.url(), production: production.url };
    const statuses = new Map<number, number>();
    let succeeded = 0;
    const send = async (body: FuzzedRequest, index: number) => {
      const response = await sendByTurns(urls, body, index);
      const text = await response.text();
      const what = `${JSON.stringify(body).slice(0, 2_000)}\n${text.slice(0, 2_000)}`;
      // A mutation by GET is 405, an address that is too long 431.
      expect([200, 400, 405, 413, 431], what).toContain(response.status);
      expect(text, what).not.toMatch(/INTERNAL_SERVER_ERROR|node_modules|\bat [^ ]+ \(|\.ts:\d/);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (text.includes('"data":{')) succeeded++;
    };
    const sendAll = async (requests: FuzzedRequest[]) => {
      for (let done = 0; done < requests.length; done += 10) {
        it.stub.data = contractData();
        it.stub.calls.length = 0;
        const ten = requests.slice(done, done + 10);
        await Promise.all(ten.map((body, index) => send(body, done + index)));
      }
    };

    const requests = Array.from({ length: count }, fuzzer(schema, 20_261_121));
    await sendAll(requests);
    // Enough of them are valid to reach the resolvers, enough are refused.
    expect(statuses.get(400)).toBeGreaterThan(count / 20);
    expect(succeeded).toBeGreaterThan(count / 10);
  },
);

/**
 * Sends a request with and without a token, by POST and GET, to a gateway for developers and to one
 * in production.
 */
function sendByTurns(
  { development, production }: Record<'development' | 'production', string>,
  body: FuzzedRequest,
  index: number,
): Promise<Response> {
  const headers = headersOf(index % 2 === 0 ? token : undefined);
  const turn = Math.floor(index / 2);
  switch (turn % 4) {
    case 0:
      return post(development, body, headers);
    case 1:
      return get(development, body, headers);
    case 2:
      return post(production, body, headers);
    default: {
      // An operation that is not registered is refused before its variables are checked.
      const registered = Object.values(registeredOperations);
      const operation = registered[Math.floor(turn / 4) % registered.length];
      return post(production, { ...body, query: operation?.body }, headers);
    }
  }
}

function headersOf(asker: string | undefined): Record<string, string> {
  return {
    accept: 'application/graphql-response+json',
    'apollo-require-preflight': 'true',
    ...(asker && { authorization: `Bearer ${asker}` }),
  };
}

function post(url: string, body: FuzzedRequest, headers: Record<string, string>) {
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function get(url: string, body: FuzzedRequest, headers: Record<string, string>) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(body)) {
    search.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return fetch(`${url}/graphql?${search.toString()}`, { headers });
}
