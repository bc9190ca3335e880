import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stub } from './contract-stub.ts';
import { startStub } from './contract-stub.ts';
import type { TestGateway } from './gateway-client.ts';
import { startGateway } from './gateway-client.ts';

let stub: Stub;
let gateway: TestGateway;
beforeAll(async () => {
  stub = await startStub();
  gateway = await startGateway(stub.url);
});
afterAll(async () => {
  await gateway.close();
  await stub.close();
});

const audits = serverAudits({
  url: () => `${gateway.url}/graphql`,
  // The header that csrf prevention wants of requests that any page could send.
  fetchFn: (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('apollo-require-preflight', 'true');
    return fetch(url, { ...init, headers });
  },
});

test.each(audits.map((audit) => [audit.name, audit] as const))(
  'GraphQL over HTTP: %s',
  async (_, audit) => {
    const result = await audit.fn();
    if (result.status === 'ok') return;
    expect.fail(`${result.status}: ${result.reason}`);
  },
);
