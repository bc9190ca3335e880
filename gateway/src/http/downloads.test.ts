import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { eventually } from '../../../backend/src/testing/eventually.ts';
import { freshGateway } from '../../test/in-test.ts';

async function open(url: string, address: string): Promise<IncomingMessage> {
  const headers = { 'accept-encoding': 'identity', 'x-forwarded-for': address };
  const call = request(url, { headers }).end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  return response;
}

describe('part lists for spreadsheets', () => {
  const it = freshGateway();

  function growParts(length: number, description = 'Nozzle') {
    const [spare] = it.stub.data.spares;
    const parts = Array.from({ length }, (_, index) => ({
      ...spare?.parts[0],
      id: index + 1,
      partnumber: `N-${index + 1}`,
      description_en: description,
    }));
    Object.assign(spare ?? {}, { parts });
    return parts.map(({ partnumber }) => partnumber);
  }
  test('a list of several pages is one table with one head', async () => {
    const numbers = growParts(450);
    const text = await (await fetch(`${it.url()}/en/part-list/1.csv`)).text();
    const [head = '', ...rows] = text.trimEnd().split('\r\n');
    expect(head).toMatch(/^\uFEFF?Partnumber,Description,Subst-Part,Quantity$/);
    expect(rows.map((row) => row.split(',')[0])).toEqual(numbers);
  });

  test('HEAD tells what GET does, and reads one page', async () => {
    growParts(450);
    const response = await fetch(`${it.url()}/en/part-list/1.csv`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(it.lines()).toHaveLength(1);
    const missing = `${it.url()}/en/part-list/999999.csv`;
    const statuses = ['GET', 'HEAD'].map(
      async (method) => (await fetch(missing, { method })).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404]);
  });

  test('while the list cannot be read, 503 and when to come again', async () => {
    it.stub.interfere = (_, res) => res.writeHead(503).end();
    const response = await fetch(`${it.url()}/en/part-list/1.csv`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  });
});

describe('clients that do not take what they ask for', () => {
  const it = freshGateway({ extensions: true }, { trustProxy: 1 });
  const total = 20_000;
  let pagesRead = 0;

  /** Answers as a backend that knows pages, with rows of 5 KB: a page is a megabyte, the list 100. */
  function servePages() {
    pagesRead = 0;
    it.stub.interfere = (req, res) => {
      pagesRead++;
      const query = new URL(req.url ?? '', 'http://stub').searchParams;
      const start = Number(query.get('after') ?? 0);
      const length = Math.min(Number(query.get('first')), total - start);
      const parts = Array.from({ length }, (_, index) => ({
        ...{ id: start + index + 1, quantity: 1, partnumber: `N-${start + index + 1}` },
        ...{ description_de: 'x'.repeat(5_000), subst_part: '' },
      }));
      res.setHeader('x-list-total', total);
      res.setHeader('content-type', 'application/json');
      res.end(JSON.stringify({ id: 1, title_de: 'Long', parts }));
    };
  }
  const download = (address = '192.0.2.1') => open(`${it.url()}/de/part-list/1.csv`, address);

  test('nothing is read ahead of a client, and nothing more for one that has left', async () => {
    servePages();
    const response = await download();
    await eventually(async () => {
      const before = pagesRead;
      await pause(300);
      expect(pagesRead).toBe(before);
    });
    expect(pagesRead).toBeLessThan(30);
    const before = pagesRead;
    response.destroy();
    await pause(300);
    expect(pagesRead - before).toBeLessThanOrEqual(1);
  });

  test('one address gets two downloads at once, all addresses eight; further ones get 503 until one has ended', async () => {
    servePages();
    const waiting: IncomingMessage[] = [];
    const refusal = async (address: string) => {
      const { statusCode, headers } = await download(address);
      return [statusCode, headers['retry-after']];
    };
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']) {
      waiting.push(await download(address), await download(address));
      expect(await refusal(address)).toEqual([503, '30']);
    }
    expect(waiting.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(await refusal('192.0.2.5')).toEqual([503, '30']);
    waiting.pop()?.destroy();
    await eventually(async () => {
      const response = await download('192.0.2.5');
      response.destroy();
      expect(response.statusCode).toBe(200);
    });
    for (const response of waiting) response.destroy();
  });

  test('a list that breaks off is no whole file', async () => {
    servePages();
    const serve = it.stub.interfere;
    it.stub.interfere = (req, res) =>
      pagesRead < 3 ? serve?.(req, res) : void res.writeHead(503).end();
    const response = await fetch(`${it.url()}/de/part-list/1.csv`);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });
});
