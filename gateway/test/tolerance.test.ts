import { beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../src/graphql/global-id.ts';
import { createSchema } from '../src/schema.ts';
import { contractData } from './contract-data.ts';
import { startStub, token } from './contract-stub.ts';
import type { Habits } from './contract-stub.ts';
import { startGateway } from './gateway-client.ts';
import type { Answer } from './gateway-client.ts';
import { fullOperations } from './full-operation.ts';
import { freshGateway, three } from './in-test.ts';

const spareId = toGlobalId('Spare', '1');
const operations = fullOperations(createSchema());

/** What every field gives, each over a backend with fresh data. */
async function everything(
  habits: Habits,
): Promise<Record<string, Pick<Answer, 'data' | 'errors'>>> {
  const backend = await startStub({ extensions: true, ...habits });
  const over = await startGateway(backend.url);
  const results: Record<string, Pick<Answer, 'data' | 'errors'>> = {};
  for (const { kind, name, operation } of operations) {
    backend.data = contractData();
    const { query, variables, files } = operation;
    const { data, errors } = await over.ask(query, variables, { token, files });
    results[`${kind} ${name}`] = { data, errors };
  }
  await over.close();
  await backend.close();
  return results;
}

describe('over backends with other habits every field gives the same', () => {
  const habits: [string, Habits][] = [
    ['wrapped in data', { wrapped: true }],
    ['ids as texts', { textIds: true }],
    ['writes answer with an id only', { writes: 'id' }],
    ['writes answer with nothing', { writes: 'nothing' }],
    ['all at once', { wrapped: true, textIds: true, writes: 'id' }],
  ];
  let expected: Record<string, Pick<Answer, 'data' | 'errors'>>;
  beforeAll(async () => {
    expected = await everything({});
    const failed = Object.entries(expected).filter(([, { errors }]) => errors !== undefined);
    // The made-up old password is wrong, as are the made-up login and the paths of images.
    expect(failed.map(([name]) => name)).toEqual([
      'mutation login',
      'mutation updatePassword',
      'mutation deleteSpareImage',
      'mutation deleteProductImage',
      'mutation deleteServiceImage',
      'mutation deletePageImage',
    ]);
  });
  test.each(habits)('%s', async (_, habit) => {
    expect(await everything(habit)).toEqual(expected);
  });
});

describe('over a backend whose image paths have no leading slash', () => {
  const it = freshGateway({ barePaths: true });
  test('image paths without a leading slash give the same address, and keep their own name', async () => {
    const { data } = await it.ask('{ spare(restId: "1") { images { path url } } }');
    expect(data).toEqual({
      spare: {
        images: [{ path: 'files/1.jpg', url: 'https://backend.example/files/1.jpg' }],
      },
    });
  });
});

const it = freshGateway();

test('texts that are missing are empty, numbers may be texts', async () => {
  Object.assign(it.stub.data.spares[0] ?? {}, { text_ru: null, images: undefined });
  Object.assign(it.stub.data.spares[0]?.parts[0] ?? {}, { quantity: '4', subst_part: undefined });
  const { data } = await it.ask(
    '{ spare(restId: "1") { text { ru } images { path } parts { edges { node { quantity substPart } } } } }',
  );
  expect(data).toMatchObject({
    spare: {
      text: { ru: '' },
      images: [],
      parts: { edges: [{ node: { quantity: 4, substPart: '' } }, {}] },
    },
  });
});

test('a write that answers with part of the entity is not believed', async () => {
  it.stub.interfere = (req, res) => {
    it.stub.interfere = null;
    req.resume();
    res.end(JSON.stringify({ id: 1, title_de: 'New' }));
  };
  const { data } = await it.ask(
    `mutation ($input: UpdateSpareInput!) {
      updateSpare(input: $input) { spare { parts { edges { cursor } } } }
    }`,
    { input: { id: spareId, title: three('New'), text: three('Text') } },
    { token },
  );
  expect(data).toMatchObject({ updateSpare: { spare: { parts: { edges: [{}, {}] } } } });
});
