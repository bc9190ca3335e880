import { describe, expect, test } from 'vitest';
import { askRegistered } from '../../test/gateway-client.ts';
import { freshGateway } from '../../test/in-test.ts';
import { operationNamed } from './registered-operations.ts';

const headers = { 'x-rest-trace': '1' };
const endpoint = 'GET /settings';

describe('extensions.rest lists each REST call and its time', () => {
  const it = freshGateway();
  const trace = async () => {
    const { errors, extensions } = await it.ask('{ settings { phone } }', {}, { headers });
    expect(errors).toBeUndefined();
    return extensions;
  };
  const ok = { endpoint, outcome: 'ok', ms: expect.any(Number) as number };

  test('the backend', async () => {
    it.stub.interfere = (_, res) => {
      setTimeout(() => res.end(JSON.stringify(it.stub.data.settings)), 50);
    };
    const response = await trace();
    expect(response).toEqual({ rest: [ok] });
    const { rest } = response as { rest: { ms: number }[] };
    // A timer may be a millisecond early.
    expect(rest[0]?.ms).toBeGreaterThanOrEqual(49);
    expect(Number.isInteger(rest[0]?.ms)).toBe(true);
  });

  test('a call that failed, with the code of its error', async () => {
    it.stub.interfere = (_, res) => res.writeHead(400).end('{}');
    const { extensions } = await it.ask('{ settings { phone } }', {}, { headers });
    expect(extensions).toEqual({ rest: [{ ...ok, outcome: 'BAD_USER_INPUT' }] });
  });
});

describe('in production the header', () => {
  const it = freshGateway({}, { production: true, sandbox: false });

  test('asks for nothing, and public responses are cached all the same', async () => {
    for (let times = 0; times < 3; times++) {
      const response = await askRegistered(it.url(), 'SiteLayout', {}, headers);
      expect(await response.json()).not.toHaveProperty('extensions');
    }
    expect(it.lines().toSorted()).toEqual(['GET /component/navbar', endpoint]);
  });

  test('asks for nothing by POST either', async () => {
    const { data, extensions } = await it.ask(operationNamed('SiteLayout').body, {}, { headers });
    expect(data).toBeDefined();
    expect(extensions).toBeUndefined();
  });
});
