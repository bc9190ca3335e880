import { once } from 'node:events';
import { createServer, get, IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';
import { clientAddress } from './client-address.ts';
import { inProgressLimits, limitInProgress } from './requests-in-progress.ts';

/** Serves two requests of an address at a time, and lets three wait, until the test ends. */
async function startServer(trustProxy: boolean | number | string = 1, maxRunning = 2) {
  const running = new Map<string, ServerResponse>();
  const serve = ({ url = '' }: IncomingMessage, res: ServerResponse) => {
    running.set(url, res);
    res.once('close', () => running.delete(url));
  };
  const limits = { maxRunning, shared: 6, maxWaiting: 3 };
  const limited = limitInProgress(serve, clientAddress(trustProxy), limits);
  const arrived = new Set<string | undefined>();
  const server = createServer((req, res) => {
    limited(req, res);
    arrived.add(req.url);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  /** Sends a request; resolves when it has arrived. */
  const ask = async (path: string, forwardedFor = '192.0.2.1') => {
    const headers = { 'x-forwarded-for': forwardedFor };
    const request = get({ port, host: '127.0.0.1', path, headers, agent: false });
    const status = new Promise<number | undefined>((resolve) => {
      request.on('error', () => resolve(undefined));
      request.on('response', (response) => resolve(response.resume().statusCode));
    });
    await expect.poll(() => arrived.has(path), { interval: 5 }).toBe(true);
    return { status, leave: () => request.destroy() };
  };
  const expectRunning = (...paths: string[]) =>
    expect.poll(() => [...running.keys()].toSorted(), { interval: 5 }).toEqual(paths);
  return { ask, expectRunning, end: (path: string) => running.get(path)?.end() };
}

test('requests of one address beyond the limit wait in their order; any more are refused', async () => {
  const { ask, expectRunning, end } = await startServer();
  const served = [];
  for (const path of ['/1', '/2', '/3', '/4', '/5']) served.push(await ask(path));
  expect(await (await ask('/6')).status).toBe(429);
  await expectRunning('/1', '/2');
  end('/2');
  await expectRunning('/1', '/3');
  for (const path of ['/1', '/3']) end(path);
  await expectRunning('/4', '/5');
  for (const path of ['/4', '/5']) end(path);
  const statuses = await Promise.all(served.map(({ status }) => status));
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
});

test('one address does not keep another waiting', async () => {
  const { ask, expectRunning } = await startServer();
  for (const path of ['/1', '/2', '/3']) await ask(path);
  await ask('/other', '192.0.2.2');
  await expectRunning('/1', '/2', '/other');
});

test('a busy server begins one request in each turn of its event loop, of the addresses in turn', async () => {
  const begun: string[] = [];
  const turns = new Set<number>();
  const serve = ({ url = '' }: IncomingMessage, res: ServerResponse) => {
    begun.push(url);
    turns.add(performance.nodeTiming.uvMetricsInfo.loopCount);
    const end = performance.now() + 15;
    while (performance.now() < end);
    res.end();
  };
  const limited = limitInProgress(serve, ({ headers }) => String(headers.from), inProgressLimits);
  const ask = (url: string, from: string) => {
    const req = Object.assign(new IncomingMessage(new Socket()), { url, headers: { from } });
    limited(req, new ServerResponse(req));
  };
  for (const url of ['/1', '/2', '/3']) ask(url, '192.0.2.1');
  ask('/other', '192.0.2.2');
  expect(begun).toEqual(['/1']);
  await expect.poll(() => begun).toEqual(['/1', '/2', '/other', '/3']);
  expect(turns.size).toBe(4);
});

test('the more addresses are active, the fewer requests of each are in progress', async () => {
  const { ask, expectRunning, end } = await startServer(1, 4);
  for (const path of ['/1', '/2', '/3', '/4', '/5']) await ask(path);
  await expectRunning('/1', '/2', '/3', '/4');
  await ask('/other', '192.0.2.2');
  await ask('/third', '192.0.2.3');
  end('/1');
  end('/2');
  await expectRunning('/3', '/4', '/other', '/third');
  end('/other');
  end('/third');
  end('/3');
  await expectRunning('/4', '/5');
});

test('all addresses of an IPv6 network count as one', async () => {
  const { ask, expectRunning } = await startServer();
  await ask('/1', '2001:db8::1');
  await ask('/2', '2001:db8::2');
  await ask('/3', '2001:db8:0:1::3');
  await expectRunning('/1', '/2');
});

test('a client that leaves makes room, running or waiting', async () => {
  const { ask, expectRunning, end } = await startServer();
  const first = await ask('/1');
  await ask('/2');
  const third = await ask('/3');
  for (const path of ['/4', '/5']) await ask(path);
  third.leave();
  await third.status;
  first.leave();
  await expectRunning('/2', '/4');
  end('/2');
  await expectRunning('/4', '/5');
});

test.each([
  { trustProxy: false, counts: 'the connection' },
  { trustProxy: '192.0.2.0/24', counts: 'the connection, which is no proxy of the list' },
])('TRUST_PROXY=$trustProxy counts by $counts', async ({ trustProxy }) => {
  const { ask, expectRunning } = await startServer(trustProxy);
  await ask('/1', '192.0.2.1');
  await ask('/2', '192.0.2.2');
  await ask('/3', '192.0.2.3');
  await expectRunning('/1', '/2');
});

test.each([true, 1, 'loopback'])(
  'TRUST_PROXY=%s counts by who the proxy names',
  async (trustProxy) => {
    const { ask, expectRunning } = await startServer(trustProxy);
    await ask('/1', '192.0.2.1');
    await ask('/2', '192.0.2.2');
    await ask('/3', '192.0.2.3');
    await expectRunning('/1', '/2', '/3');
  },
);

test('a server that listens limits what is in progress', async () => {
  const perAddress = { maxRunning: 1, shared: 6, maxWaiting: 0 };
  const server = await listen(0, '127.0.0.1', { perAddress, idleMs: 0 });
  onTestFinished(() => server.close(0));
  const running: ServerResponse[] = [];
  server.serve((_, res) => running.push(res));
  const url = `http://127.0.0.1:${String(server.port)}/`;
  const first = fetch(url);
  await expect.poll(() => running.length).toBe(1);
  expect((await fetch(url)).status).toBe(429);
  running[0]?.end();
  expect((await first).status).toBe(200);
});

test('what is sent behind the last request of a connection holds no place', async () => {
  const perAddress = { maxRunning: 2, shared: 6, maxWaiting: 0 };
  const server = await listen(0, '127.0.0.1', { perAddress, idleMs: 0 });
  onTestFinished(() => server.close(0));
  server.serve((_, res) => res.end('served'));
  for (let n = 0; n < 3; n += 1) {
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
    // A response before the body has arrived closes the connection.
    socket.write('POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 4\r\n\r\n');
    await once(socket, 'data');
    socket.write('bodyGET / HTTP/1.1\r\nHost: site\r\n\r\n');
    await once(socket, 'close');
  }
  const url = `http://127.0.0.1:${String(server.port)}/`;
  expect((await fetch(url)).status).toBe(200);
});
