import { expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { freshGateway, png, three } from '../../test/in-test.ts';
import { byLanguage } from '../contract/language.ts';
import { toGlobalId } from '../graphql/global-id.ts';

/** Over a backend that responds to additions with an empty body, no client gets another client's entity. */

const it = freshGateway({ writes: 'nothing' });

const spareOrService = (text: string) => ({
  input: { title: three('Same'), text: three(text), images: [] },
});
const additions: [string, (text: string) => { input: object; file?: string }, string][] = [
  ['addSpare', spareOrService, 'spareEdge { node { id of: text { de } } }'],
  ['addService', spareOrService, 'serviceEdge { node { id of: text { de } } }'],
  [
    'addProduct',
    (text) => ({
      input: {
        images: [],
        ...{ title: 'Same', description: `${text} de`, type: '', model: '', power: '' },
        ...{ language: 'DE', categoryId: toGlobalId('Category', '1') },
      },
    }),
    'productEdge { node { id of: description } }',
  ],
  [
    'addCategory',
    (text) => ({ input: { name: `${text} de`, language: 'DE' } }),
    'categoryEdge { node { id of: name } }',
  ],
  [
    'addPartner',
    (text) => ({ input: { text: three(text), image: null }, file: 'input.image' }),
    'partnerEdge { node { id of: text { de } } }',
  ],
];

interface Found {
  node: { id: string; of: string | { de: string } };
}

async function add(
  mutation: string,
  { input, file }: { input: object; file?: string },
  edge: string,
) {
  const type = `${mutation[0]?.toUpperCase() ?? ''}${mutation.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { added: ${mutation}(input: $input) { ${edge} } }`;
  const files = file ? { [file]: png() } : {};
  const { data, errors } = await it.ask(query, { input }, { token, files });
  const found = data as { added: Record<string, Found> | null } | null;
  const node = Object.values(found?.added ?? {})[0]?.node;
  const of = typeof node?.of === 'object' ? node.of.de : node?.of;
  return { id: node?.id, of, code: errors?.[0]?.extensions.code };
}

test.each(additions)('%s by many at once: each is given its own', async (mutation, input, edge) => {
  const texts = Array.from({ length: 8 }, (_, index) => `<p>Text ${String(index)}</p>`);
  const added = await Promise.all(texts.map((text) => add(mutation, input(text), edge)));
  expect(added.map(({ of }) => of)).toEqual(texts.map((text) => `${text} de`));
  expect(new Set(added.map(({ id }) => id)).size).toBe(texts.length);
});

test.each(additions)('%s of the same by two at once', async (mutation, input, edge) => {
  const twins = await Promise.all([1, 2].map(() => add(mutation, input('Twin'), edge)));
  const given = twins.flatMap(({ id }) => id ?? []);
  expect(new Set(given).size).toBe(given.length);
  for (const { id, code } of twins) expect(code).toBe(id ? undefined : 'STORED_NOT_READ');
});

test('what looks like something older is not guessed', async () => {
  const category = { name: 'Aeroderivative', language: 'DE' };
  const { code } = await add('addCategory', { input: category }, 'categoryEdge { cursor }');
  expect(code).toBe('STORED_NOT_READ');
});

test.each(additions)('%s of the same one after another', async (mutation, input, edge) => {
  const ids = [];
  for (let times = 0; times < 3; times++) ids.push((await add(mutation, input('Same'), edge)).id);
  expect(new Set(ids).size).toBe(3);
  expect(ids).not.toContain(undefined);
});

test('what the backend has cleaned is found by its words', async () => {
  const [mutation, input, edge] = additions.find(([name]) => name === 'addPartner') ?? [];
  if (!mutation || !input || !edge) throw new Error('no such addition');
  let stored = '';
  it.stub.interfere = (req, res) => {
    if (req.method === 'GET') {
      res.end(JSON.stringify([...it.stub.data.partners, { id: 9, text_de: stored }]));
    } else {
      stored = '<p>Turbines &amp; more</p>';
      req.resume().once('end', () => res.writeHead(204).end());
    }
  };
  const text = { ...byLanguage(() => ''), de: '<p onclick="x()">Turbines & more</p>' };
  const { of } = await add(mutation, { input: { text, image: null }, file: 'input.image' }, edge);
  expect(of).toBe(stored);
});

test('what is not in the list is stored all the same', async () => {
  it.stub.interfere = (req, res) => {
    if (req.method === 'GET') res.end(JSON.stringify(it.stub.data.categories));
    else req.resume().once('end', () => res.writeHead(204).end());
  };
  const category = { name: 'Not listed yet', language: 'DE' };
  const { code } = await add('addCategory', { input: category }, 'categoryEdge { cursor }');
  expect(code).toBe('STORED_NOT_READ');
});

test('a list is read before an addition only where the response tells nothing', async () => {
  const category = (name: string) => ({ input: { name, language: 'DE' } });
  const edge = 'categoryEdge { node { id of: name } }';
  await add('addCategory', category('One'), edge);
  expect(it.lines()).toEqual(['POST /category', 'GET /category']);
  await add('addCategory', category('Two'), edge);
  expect(it.lines().slice(2)).toEqual(['GET /category', 'POST /category', 'GET /category']);
});

test.each([
  [
    'addSubPart',
    {
      spareId: toGlobalId('Spare', '1'),
      ...{ quantity: 1, partNumber: 'X', description: three(''), substPart: '' },
    },
    'subPartEdge { node { id of: partNumber } }',
    undefined,
  ],
  [
    'addProductProperty',
    { productId: toGlobalId('Product', '1'), description: 'x', image: null },
    'property { id of: description }',
    'input.image',
  ],
  ['addPagePart', { description: three('x') }, 'pagePart { id of: description { de } }', undefined],
])('%s is the newest part like it, for one more call', async (mutation, input, part, file) => {
  const add = async () => {
    const type = `${mutation[0]?.toUpperCase() ?? ''}${mutation.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { added: ${mutation}(input: $input) { ${part} } }`;
    const files = file ? { [file]: png() } : {};
    const { data, errors } = await it.ask(query, { input }, { token, files });
    expect(errors).toBeUndefined();
    return JSON.stringify(data);
  };
  const first = await add();
  expect(await add()).not.toBe(first);
  expect(it.stub.calls.map(({ line }) => line.split(' ')[0])).toEqual([
    ...['POST', 'GET'],
    ...['POST', 'GET'],
  ]);
});
