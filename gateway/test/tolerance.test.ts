import { afterEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../src/graphql/global-id.ts';
import { startStub, token } from './contract-stub.ts';
import type { Habits, Stub } from './contract-stub.ts';
import { startGateway } from './gateway-client.ts';
import type { TestGateway } from './gateway-client.ts';

let stub: Stub;
let gateway: TestGateway;
async function start(habits: Habits) {
  stub = await startStub(habits);
  gateway = await startGateway(stub.url);
}
afterEach(async () => {
  await gateway.close();
  await stub.close();
});

const three = (text: string) => ({ de: `${text} de`, en: `${text} en`, ru: `${text} ru` });
const spareFields = 'id restId title { de } text { en } images { path url } parts { id quantity }';
const spareId = toGlobalId('Spare', '1');
const image = () => new File(['1234'], 'x.png', { type: 'image/png' });

/** Every write of a spare and a sub-part, and what is read afterwards. */
async function story() {
  const results: unknown[] = [];
  const ask = async (query: string, input: object, files = {}) => {
    const answer = await gateway.ask(query, { input }, { token, files });
    expect(answer.errors).toBeUndefined();
    results.push(answer.data);
  };
  const part = { quantity: 3, partNumber: 'N-1', description: three('Nut'), substPart: '' };
  await ask(
    `mutation ($input: AddSpareInput!) { addSpare(input: $input) { spareEdge { node { ${spareFields} } } } }`,
    { title: three('Seal'), text: three('Text'), images: [null] },
    { 'input.images.0': image() },
  );
  await ask(
    `mutation ($input: UpdateSpareInput!) { updateSpare(input: $input) { spare { ${spareFields} } } }`,
    { id: spareId, title: three('New'), text: three('Text') },
  );
  await ask(
    `mutation ($input: AddSpareImageInput!) { addSpareImage(input: $input) { spare { ${spareFields} } } }`,
    { id: spareId, image: null },
    { 'input.image': image() },
  );
  await ask(
    `mutation ($input: DeleteSpareImageInput!) { deleteSpareImage(input: $input) { spare { ${spareFields} } } }`,
    { id: spareId, path: stub.data.spares[0]?.images[0] },
  );
  await ask(
    `mutation ($input: AddSubPartInput!) { addSubPart(input: $input) { spare { ${spareFields} } } }`,
    { spareId, part },
  );
  await ask(
    'mutation ($input: UpdateSubPartInput!) { updateSubPart(input: $input) { subPart { id quantity substPart } } }',
    { id: toGlobalId('SubPart', '1', '11'), part },
  );
  await ask(
    'mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { settings { phone } } }',
    { phone: '1', email: '2', address: '3', footerText: '4' },
  );
  await ask('mutation ($input: SendRequestInput!) { sendRequest(input: $input) { received } }', {
    name: 'A',
    email: 'a@a.example',
    company: 'A',
    text: '',
    language: 'EN',
  });
  const read = await gateway.ask(
    '{ requests { edges { node { restId email } } } navbar { partnerCount spares { restId } } }',
    {},
    { token },
  );
  return JSON.stringify([...results, read.data]);
}

describe('over backends with other habits the same comes out', () => {
  const habits: [string, Habits][] = [
    ['wrapped in data', { wrapped: true }],
    ['ids as texts', { textIds: true }],
    ['writes answer with an id only', { writes: 'id' }],
    ['writes answer with nothing', { writes: 'nothing' }],
    ['all at once', { wrapped: true, textIds: true, writes: 'id' }],
  ];
  test.each(habits)('%s', async (_, habit) => {
    await start({});
    const expected = await story();
    await gateway.close();
    await stub.close();
    await start(habit);
    expect(await story()).toBe(expected);
  });
});

test('image paths without a leading slash give the same address, and keep their own name', async () => {
  await start({ barePaths: true });
  const { data } = await gateway.ask('{ spare(restId: "1") { images { path url } } }');
  expect(data).toEqual({
    spare: {
      images: [{ path: 'files/1.jpg', url: 'https://backend.example/files/1.jpg' }],
    },
  });
});

test('texts that are missing are empty, numbers may be texts', async () => {
  await start({});
  Object.assign(stub.data.spares[0] ?? {}, { text_ru: null, images: undefined });
  Object.assign(stub.data.spares[0]?.parts[0] ?? {}, { quantity: '4', subst_part: undefined });
  const { data } = await gateway.ask(
    '{ spare(restId: "1") { text { ru } images { path } parts { quantity substPart } } }',
  );
  expect(data).toMatchObject({
    spare: { text: { ru: '' }, images: [], parts: [{ quantity: 4, substPart: '' }, {}] },
  });
});

test('a write that answers with part of the entity is not believed', async () => {
  await start({});
  stub.interfere = (req, res) => {
    stub.interfere = null;
    req.resume();
    res.end(JSON.stringify({ id: 1, title_de: 'New' }));
  };
  const { data } = await gateway.ask(
    'mutation ($input: UpdateSpareInput!) { updateSpare(input: $input) { spare { parts { restId } } } }',
    { input: { id: spareId, title: three('New'), text: three('Text') } },
    { token },
  );
  expect(data).toMatchObject({ updateSpare: { spare: { parts: [{}, {}] } } });
});
