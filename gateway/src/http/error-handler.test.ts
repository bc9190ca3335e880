import type { Listening } from 'backend/listen';
import { listen } from 'backend/listen';
import express from 'express';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createGateway } from '../gateway.ts';
import { freshGateway } from '../../test/in-test.ts';
import { errorHandler } from './error-handler.ts';

const somethingWrong = {
  errors: [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
};
const fail = () => {
  throw new Error('secret of the inside');
};

let server: Listening;
beforeEach(async () => {
  server = await listen(0, '127.0.0.1', { idleMs: 0 });
});
afterEach(() => server.close(1_000));
const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, init);

describe('an unexpected error before GraphQL', () => {
  test('answers 500 as JSON without a stack, and is logged whole with its request id', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
    server.serve(express().use(fail).use(errorHandler(log)));
    const response = await ask('/anything', { headers: { 'x-request-id': 'request-1' } });
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual(somethingWrong);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/"requestId":"request-1".*secret of the inside.*error-handler\.test/);
  });

  test('ends a response that has begun, so that nobody takes half of it for the whole', async () => {
    const log = pino({ level: 'silent' });
    const app = express().use((_req, res) => {
      res.write('half');
      fail();
    });
    server.serve(app.use(errorHandler(log)));
    await expect(ask('/').then((response) => response.text())).rejects.toThrow();
  });

  test.each([
    ['GET', '?query={__typename}', undefined],
    ['POST', '', '{"query":"{__typename}"}'],
  ])('at /graphql: %s', async (method, search, body) => {
    let broken = false;
    const gateway = await createGateway({
      ...readConfig({ LOG_LEVEL: 'silent' }),
      backendUrl: 'http://127.0.0.1:9',
      // Read once for each request.
      get publicBackendUrl() {
        return broken ? fail() : '/api';
      },
    });
    server.serve(gateway.listener);
    broken = true;
    const headers = { 'content-type': 'application/json', 'apollo-require-preflight': 'true' };
    const response = await ask(`/graphql${search}`, { method, headers, body: body ?? null });
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toContain('application/json');
    const text = await response.text();
    expect(JSON.parse(text)).toEqual(somethingWrong);
    expect(text).not.toMatch(/secret|stack|\.ts/);
    await gateway.close();
  });
});

describe('a request over a limit is refused with its name, n passes', () => {
  const it = freshGateway();
  const refused = (limit: string) => ({
    errors: [{ message: 'This is too large.', extensions: { code: 'PAYLOAD_TOO_LARGE', limit } }],
  });
  const send = async (body: string | FormData) => {
    const response = await fetch(`${it.url()}/graphql`, {
      method: 'POST',
      headers: {
        'apollo-require-preflight': 'true',
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      body,
    });
    return { status: response.status, body: await response.json() };
  };
  const success = { status: 200, body: { data: { __typename: 'Query' } } };
  const operations = '{"query":"{__typename}"}';

  test('the bytes of a body', async () => {
    const megabyte = 1024 * 1024;
    expect(await send(operations.padEnd(megabyte))).toEqual(success);
    expect(await send(operations.padEnd(megabyte + 1))).toEqual({
      status: 413,
      body: refused('bodySize'),
    });
  });

  const withFiles = (count: number) => {
    const form = new FormData();
    const names = Array.from({ length: count }, (_, index) => String(index));
    const variables = { files: names.map(() => null) };
    form.set('operations', JSON.stringify({ query: '{__typename}', variables }));
    form.set(
      'map',
      JSON.stringify(Object.fromEntries(names.map((name) => [name, [`variables.files.${name}`]]))),
    );
    for (const name of names) form.set(name, new File(['1'], `${name}.png`));
    return form;
  };

  test('the files of a multipart request', async () => {
    expect(await send(withFiles(20))).toEqual(success);
    expect(await send(withFiles(21))).toEqual({ status: 413, body: refused('files') });
  });

  test('the bytes of a multipart request', async () => {
    const form = withFiles(1);
    form.set('0', new File(['x'.repeat(22 * 1024 * 1024)], '0.png'));
    expect(await send(form)).toEqual({ status: 413, body: refused('bodySize') });
  });
});
