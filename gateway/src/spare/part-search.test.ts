import { describe, expect, test } from 'vitest';
import { startTestBackend } from '../../../backend/src/testing/test-backend.ts';
import { toleranceParts, tolerances } from '../../../backend/src/testing/part-tolerances.ts';
import { gatewayError } from '../contract/error.ts';
import { startStub, token } from '../../test/contract-stub.ts';
import { createTestContext, startGateway } from '../../test/gateway-client.ts';
import { freshGateway } from '../../test/in-test.ts';
import { PartIndex } from './part-index.ts';

const query = `query ($query: String!, $first: Int) {
  search(query: $query) {
    parts(first: $first) {
      hits { match subPart { id restId partNumber quantity substPart } spare { restId title { de } } }
      hasMore
    }
  }
}`;

interface Found {
  search: { parts: { hits: { match: string; subPart: { partNumber: string } }[] } };
}

type Ask = ReturnType<typeof freshGateway>['ask'];

async function numbers(ask: Ask, typed: string): Promise<string[]> {
  const { data } = await ask(query, { query: typed });
  return (data as Found).search.parts.hits.map(({ subPart }) => subPart.partNumber);
}

describe('over a backend of section 7 alone', () => {
  const it = freshGateway({}, { cacheMs: 10_000 });

  test('parts are found however they are typed', async () => {
    const [first] = it.stub.data.spares;
    if (first)
      first.parts = toleranceParts.map((part, id) => ({ ...part, id: id + 1, quantity: 1 }));
    for (const [what, typed, found] of tolerances) {
      expect(await numbers(it.ask, typed), `${what}: ${typed}`).toEqual(found);
    }
  });

  test('a hit names its part, its spare and how it was found', async () => {
    const { data } = await it.ask(query, { query: 'a 11', first: 1 });
    expect(data).toMatchObject({
      search: {
        parts: {
          hits: [
            {
              match: 'EXACT',
              subPart: { restId: '11', partNumber: 'A-11', quantity: 4 },
              spare: { restId: '1', title: { de: 'Fuel system (de)' } },
            },
          ],
          hasMore: false,
        },
      },
    });
    const more = await it.ask(query, { query: 'a', first: 1 });
    expect(more.data).toMatchObject({
      search: { parts: { hits: [{ match: 'PREFIX' }], hasMore: true } },
    });
  });

  test('the parts of all spares are read once, and again after a write', async () => {
    const reads = ['GET /component/navbar', 'GET /spare/1', 'GET /spare/2'];
    await numbers(it.ask, 'a-11');
    expect(it.lines()).toEqual(reads);
    it.stub.calls.length = 0;
    await Promise.all([numbers(it.ask, 'a-12'), numbers(it.ask, 'part')]);
    expect(it.lines()).toEqual([]);

    const input = { spareId: '', partNumber: 'NEW-1', quantity: 1, substPart: '' };
    const description = { de: '', en: '', ru: '' };
    const add = `mutation ($input: AddSubPartInput!) { addSubPart(input: $input) { userErrors { code } } }`;
    const spare = await it.ask('{ spare(by: { restId: "1" }) { id } }');
    input.spareId = (spare.data as { spare: { id: string } }).spare.id;
    await it.ask(add, { input: { ...input, description } }, { token });
    it.stub.calls.length = 0;
    expect(await numbers(it.ask, 'new1')).toEqual(['NEW-1']);
    expect(it.lines()).toEqual(reads);
  });

  test('searches at the same time share one reading', async () => {
    await numbers(it.ask, 'a-11');
    const write = 'mutation { deleteSpare(input: { id: "U3BhcmU6MQ" }) { deletedId } }';
    await it.ask(write, {}, { token });
    it.stub.calls.length = 0;
    await Promise.all(['b', 'c', 'd', 'e'].map((typed) => numbers(it.ask, typed)));
    expect(it.lines()).toEqual(['GET /component/navbar', 'GET /spare/2']);
  });

  test('a spare that has gone meanwhile is left out', async () => {
    it.stub.interfere = (req, res) => {
      if (req.url === '/component/navbar') {
        const spares = [{ id: 1 }, { id: 77 }].map(({ id }) => ({ id, title_de: `Spare ${id}` }));
        res.end(JSON.stringify({ partners: 0, services: [], spares }));
      } else if (req.url === '/spare/1') {
        res.end(JSON.stringify({ id: 1, parts: [{ id: 5, quantity: 1, partnumber: 'GO-5' }] }));
      } else res.writeHead(404).end();
    };
    expect(await numbers(it.ask, 'go5')).toEqual(['GO-5']);
  });

  test.each([
    ['fails', '{', 500],
    ['is refused', '{}', 403],
    ['cannot be read', '{"id":2,"parts":[{"id":8,"partnumber":{}}]}', 200],
  ])(
    'a spare that %s is searched as it was, and takes no other one away',
    async (_, body, status) => {
      let isBroken = false;
      it.stub.interfere = (req, res) => {
        if (req.url === '/component/navbar') {
          const spares = [1, 2, 3].map((id) => ({ id, title_de: `Spare ${id}` }));
          res.end(JSON.stringify({ partners: 0, services: [], spares }));
        } else if (isBroken && req.url !== '/spare/1') res.writeHead(status).end(body);
        else {
          const id = Number(req.url?.at(-1));
          const partnumber = `X-${isBroken ? 'NEW' : 'OLD'}-${id}`;
          res.end(JSON.stringify({ id, parts: [{ id, quantity: 1, partnumber }] }));
        }
      };
      const index = new PartIndex(() => 10_000);
      const search = async () => {
        const hits = await index.search('x', 50, createTestContext(it.stub.url).indexRest);
        return hits.map(({ part: { partnumber } }) => partnumber).sort();
      };
      expect(await search()).toEqual(['X-OLD-1', 'X-OLD-2', 'X-OLD-3']);
      isBroken = true;
      index.invalidate();
      expect(await search()).toEqual(['X-NEW-1', 'X-OLD-2', 'X-OLD-3']);
    },
  );

  test('the parts are read to their end where the search that began it is stopped', async () => {
    const index = new PartIndex(() => 10_000);
    const context = createTestContext(it.stub.url);
    const asked: (string | undefined)[] = [];
    it.stub.interfere = (req, res) => {
      asked.push(req.url);
      if (req.url === '/component/navbar') {
        const spares = [1, 2].map((id) => ({ id, title_de: `Spare ${id}` }));
        res.end(JSON.stringify({ partners: 0, services: [], spares }));
        return;
      }
      context.session.stop.abort(gatewayError('BACKEND_TIMEOUT'));
      const id = Number(req.url?.at(-1));
      res.end(JSON.stringify({ id, parts: [{ id, quantity: 1, partnumber: `A-${id}` }] }));
    };
    const search = context.rest.partSearch.search('a', 1, { ...context, partIndex: index });
    await expect(search).rejects.toMatchObject({ extensions: { code: 'BACKEND_TIMEOUT' } });
    const other = createTestContext(it.stub.url);
    const hits = await other.rest.partSearch.search('a', 50, { ...other, partIndex: index });
    expect(hits.map(({ part: { partnumber } }) => partnumber)).toEqual(['A-1', 'A-2']);
    expect(asked).toEqual(['/component/navbar', '/spare/1', '/spare/2']);
  });

  test.each(['', '   ', 'x'.repeat(101)])('a search for %j is wrong input', async (typed) => {
    const { errors } = await it.ask(query, { query: typed });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(it.lines()).toEqual([]);
  });

  test.each([-1, 201])('a search for %i hits is wrong input', async (first) => {
    const { errors } = await it.ask(query, { query: 'a', first });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

test('a backend that does not answer is an error, not an empty result', async () => {
  const stub = await startStub({ readsFail: true });
  const gateway = await startGateway(stub.url);
  const { errors } = await gateway.ask(query, { query: 'a' });
  expect(errors).toMatchObject([{ extensions: { code: 'BACKEND_TIMEOUT' } }]);
  await gateway.close();
  await stub.close();
});

test('the embedded backend searches itself', async () => {
  const backend = await startTestBackend();
  const gateway = await startGateway(backend.url);
  const { id } = (await backend.admin('POST /spare', { json: { title_de: 'Düsen' } })).json;
  await backend.admin(`POST /spare/${id}/part`, { json: { partnumber: 'КМ-5120' } });
  const trace = { headers: { 'x-rest-trace': '1' } };
  const { data, extensions } = await gateway.ask(query, { query: 'км 5120' }, trace);
  expect(data).toMatchObject({
    search: {
      parts: {
        hits: [{ match: 'EXACT', spare: { restId: String(id), title: { de: 'Düsen' } } }],
      },
    },
  });
  expect(extensions).toMatchObject({ rest: [{ endpoint: 'GET /part-search' }] });
  await gateway.close();
  await backend.close();
});

describe('the usage limit', () => {
  const limits = { login: 1, sendRequest: 1, uploadAttachment: 1, sendApplication: 1, search: 2 };
  const it = freshGateway({}, { usageLimits: limits });

  test('lets an address search so often and no more', async () => {
    await numbers(it.ask, 'a');
    await numbers(it.ask, 'b');
    const { errors } = await it.ask(query, { query: 'c' });
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  });
});

test('the index of a backend of section 7 alone is bounded in bytes', async () => {
  const stub = await startStub();
  const [first, second] = stub.data.spares;
  const [one] = first?.parts ?? [];
  if (!first || !second || !one) throw new Error('The stub has no parts.');
  const partsOf = (name: string, description: string) =>
    [1, 2, 3].map((n) => ({
      ...one,
      id: n,
      partnumber: `${name}-${n}`,
      description_de: description,
    }));
  const search = async () => {
    const index = new PartIndex(() => 10_000, 10_000);
    const hits = await index.search('x', 50, createTestContext(stub.url).indexRest);
    return hits.map(({ part: { partnumber } }) => partnumber);
  };
  [first.parts, second.parts] = [partsOf('X', ''), partsOf('X2', '')];
  expect(await search()).toEqual(['X-1', 'X-2', 'X-3', 'X2-1', 'X2-2', 'X2-3']);
  second.parts = partsOf('X2', 'x'.repeat(2_000));
  expect(await search()).toEqual(['X-1', 'X-2', 'X-3']);
  await stub.close();
});
