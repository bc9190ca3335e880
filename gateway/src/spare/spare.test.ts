import { beforeEach, describe, expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { sharedGateway, three } from '../../test/in-test.ts';
import { localizedFields } from '../contract/localized.ts';
import { toGlobalId } from '../graphql/global-id.ts';

const it = sharedGateway();
const spareId = toGlobalId('Spare', '1');
const partId = toGlobalId('SubPart', '1', '11');

test('a spare carries its texts, image addresses and sub-parts (spec 7.1)', async () => {
  const { data, errors } = await it.ask(
    `query ($id: ID!) {
      spare(by: { restId: $id }) {
        id restId title { in(language: EN) de } text { ru }
        images { path url small: url(width: 321) huge: url(width: 5000) }
        parts { edges { node { id restId quantity partNumber substPart description { en } } } }
      }
    }`,
    { id: '1' },
  );
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    spare: {
      id: spareId,
      restId: '1',
      title: { in: 'Fuel system (en)', de: 'Fuel system (de)' },
      text: { ru: '<p>Fuel system</p> (ru)' },
      images: [
        {
          path: '/files/1.jpg',
          url: 'https://backend.example/files/1.jpg',
          small: 'https://backend.example/files/1.jpg',
          huge: 'https://backend.example/files/1.jpg',
        },
      ],
      parts: {
        edges: [
          {
            node: {
              id: partId,
              partNumber: 'A-11',
              quantity: 4,
              description: { en: 'Part A-11 (en)' },
            },
          },
          { node: { partNumber: 'A-12' } },
        ],
      },
    },
  });
  expect(it.lines()).toEqual(['GET /spare/1']);
});

test('a spare that does not exist is null, and an id cannot lead to another endpoint', async () => {
  const query = 'query ($id: ID!) { spare(by: { restId: $id }) { restId } }';
  await it.ask(query, { id: '1' });
  for (const id of ['999', '..', '../settings', '1?x=1', '']) {
    expect(await it.ask(query, { id })).toMatchObject({ data: { spare: null } });
  }
  expect(it.lines()).toEqual([
    'GET /spare/1',
    'GET /spare/999',
    'GET /spare/..%2Fsettings',
    'GET /spare/1%3Fx%3D1',
  ]);
});

test('the list of spares is a connection', async () => {
  const query = `query ($first: Int, $after: String) {
    spares(first: $first, after: $after) {
      edges { cursor node { restId } }
      pageInfo { hasNextPage hasPreviousPage endCursor }
    }
  }`;
  type Page = {
    spares: { edges: { node: { restId: string } }[]; pageInfo: { endCursor: string } };
  };
  const first = await it.ask(query, { first: 1 }, { token });
  expect(first.data).toMatchObject({
    spares: { edges: [{ node: { restId: '1' } }], pageInfo: { hasNextPage: true } },
  });
  const after = (first.data as Page).spares.pageInfo.endCursor;
  const second = await it.ask(query, { first: 5, after }, { token });
  expect((second.data as Page).spares.edges).toHaveLength(1);
  expect(second.data).toMatchObject({
    spares: {
      edges: [{ node: { restId: '2' } }],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    },
  });
  const wrong = await it.ask(query, { first: -1 }, { token });
  expect(wrong.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});

test('a spare is added with several images, texts first (spec 7.3)', async () => {
  const { data, errors } = await it.ask(
    `mutation ($input: AddSpareInput!) {
      addSpare(input: $input) { spareEdge { cursor node { title { ru } images { path } } } }
    }`,
    { input: { title: three('Seal'), text: three('<p>Seal</p>'), images: [null, null] } },
    {
      token,
      files: {
        'input.images.0': new File(['one'], 'a "quoted".png', { type: 'image/png' }),
        'input.images.1': new File(['three'], 'Ü.png', { type: 'image/png' }),
      },
    },
  );
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ addSpare: { spareEdge: { node: { title: { ru: 'Seal ru' } } } } });
  expect(it.stub.data.spares.at(-1)).toMatchObject({
    title_de: 'Seal de',
    text_en: '<p>Seal</p> en',
    images: [expect.stringMatching(/a "quoted"\.png-3$/), expect.stringMatching(/Ü\.png-5$/)],
  });
});

test('a spare is changed and deleted; deleting it again is NOT_FOUND', async () => {
  const update = await it.ask(
    `mutation ($input: UpdateSpareInput!) {
      updateSpare(input: $input) { spare { title { en } parts { edges { node { partNumber } } } } }
    }`,
    { input: { id: spareId, title: three('New'), text: three('x') } },
    { token },
  );
  expect(update.data).toMatchObject({
    updateSpare: {
      spare: {
        title: { en: 'New en' },
        parts: { edges: [{ node: { partNumber: 'A-11' } }, {}] },
      },
    },
  });
  const remove = `mutation ($input: DeleteSpareInput!) { deleteSpare(input: $input) { deletedId } }`;
  const gone = await it.ask(remove, { input: { id: spareId } }, { token });
  expect(gone.data).toEqual({ deleteSpare: { deletedId: spareId } });
  const again = await it.ask(remove, { input: { id: spareId } }, { token });
  expect(again.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
});

test('an image is added and deleted by its path', async () => {
  const added = await it.ask(
    `mutation ($input: AddSpareImageInput!) {
      addSpareImage(input: $input) { spare { id images { path } } }
    }`,
    { input: { id: spareId, image: null } },
    { token, files: { 'input.image': new File(['1234'], 'x.png', { type: 'image/png' }) } },
  );
  expect(added.data).toMatchObject({ addSpareImage: { spare: { id: spareId } } });
  expect(JSON.stringify(added.data)).toMatch(/"\/files\/1\.jpg".*x\.png-4"/);
  const removed = await it.ask(
    `mutation ($input: DeleteSpareImageInput!) {
      deleteSpareImage(input: $input) { spare { images { path } } }
    }`,
    { input: { id: spareId, path: '/files/1.jpg' } },
    { token },
  );
  expect(removed.data).toMatchObject({ deleteSpareImage: { spare: { images: [{}] } } });
  expect(it.stub.calls.at(-2)?.body).toEqual({ path: '/files/1.jpg' });
});

test('sub-parts are added, changed and deleted, the English text as typed (spec 5, quirk)', async () => {
  const part = { quantity: 7, partNumber: 'B-1', description: three('Nozzle'), substPart: 'B-2' };
  const added = await it.ask(
    `mutation ($input: AddSubPartInput!) {
      addSubPart(input: $input) {
        subPartEdge { cursor node { partNumber description { en } } }
      }
    }`,
    { input: { spareId, ...part } },
    { token },
  );
  expect(added.data).toMatchObject({
    addSubPart: {
      subPartEdge: { node: { partNumber: 'B-1', description: { en: 'Nozzle en' } } },
    },
  });
  expect(it.stub.calls[0]?.body).toEqual({
    quantity: 7,
    partnumber: 'B-1',
    ...localizedFields('description', three('Nozzle')),
    subst_part: 'B-2',
  });
  const changed = await it.ask(
    `mutation ($input: UpdateSubPartInput!) {
      updateSubPart(input: $input) { subPart { id quantity substPart } }
    }`,
    { input: { id: partId, ...part } },
    { token },
  );
  expect(changed.data).toEqual({
    updateSubPart: { subPart: { id: partId, quantity: 7, substPart: 'B-2' } },
  });
  const removed = await it.ask(
    `mutation ($input: DeleteSubPartInput!) {
      deleteSubPart(input: $input) { deletedId }
    }`,
    { input: { id: partId } },
    { token },
  );
  expect(removed.data).toEqual({ deleteSubPart: { deletedId: partId } });
  expect(it.stub.data.spares[0]?.parts).toMatchObject([
    { partnumber: 'A-12' },
    { partnumber: 'B-1' },
  ]);
});

describe('over a backend that pages itself', () => {
  const it = sharedGateway({ extensions: true });

  test('images have the width that is asked for, or the next larger one', async () => {
    const { data } = await it.ask(
      '{ spare(by: { restId: "1" }) { images { small: url(width: 321) huge: url(width: 5000) } } }',
    );
    const url = 'https://backend.example/files/1.jpg';
    expect(data).toEqual({ spare: { images: [{ small: `${url}?w=640`, huge: url }] } });
  });

  test('a list that shows no sub-parts asks for none; one that does asks for all, in one call', async () => {
    await it.ask('{ spares { edges { node { id } } } }', {}, { token });
    const { data } = await it.ask(
      `query { spares { edges { node { ...Parts } } } }
     fragment Parts on Spare { parts { edges { node { restId } } } }`,
      {},
      { token },
    );
    expect(it.lines()).toEqual(['GET /spare?parts=none&first=51', 'GET /spare?first=51']);
    expect(data).toHaveProperty('spares.edges.0.node.parts.edges.0.node.restId', '11');
  });
});

describe.each([
  ['pages itself', { extensions: true }],
  ['gives the whole spare', { extensions: false }],
])('the sub-parts of a spare over a backend that %s', (_, habits) => {
  const it = sharedGateway(habits);
  beforeEach(() => {
    const [spare] = it.stub.data.spares;
    for (const id of [13, 14, 15]) spare?.parts.push({ ...spare.parts[0], id });
  });
  const page = 'edges { cursor node { restId } } pageInfo { hasNextPage hasPreviousPage }';
  const restIds = (parts: object) => JSON.stringify(parts).match(/(?<="restId":")\d+/g) ?? [];

  test('come page by page, of which only one is asked for', async () => {
    const query = `query ($first: Int, $after: String) {
      spare(by: { restId: "1" }) { title { de } ...Parts }
    }
    fragment Parts on Spare { ...Page }
    fragment Page on Spare { parts(first: $first, after: $after) { ${page} } }`;
    const ids: string[][] = [];
    const infos: object[] = [];
    let after: string | undefined;
    for (let i = 0; i < 3; i++) {
      const { data } = (await it.ask(query, { first: 2, after })) as {
        data: { spare: { parts: { edges: { cursor: string }[]; pageInfo: object } } };
      };
      const { edges, pageInfo } = data.spare.parts;
      ids.push(restIds(edges));
      infos.push(pageInfo);
      after = edges.at(-1)?.cursor;
    }
    expect(ids).toEqual([['11', '12'], ['13', '14'], ['15']]);
    expect(infos).toEqual([
      { hasNextPage: true, hasPreviousPage: false },
      { hasNextPage: true, hasPreviousPage: true },
      { hasNextPage: false, hasPreviousPage: true },
    ]);
    const pages = ['?first=3', '?first=3&after=12', '?first=3&after=14'];
    expect(it.lines()).toEqual(
      pages.map((search) => `GET /spare/1${habits.extensions ? search : ''}`),
    );
  });

  const whole = ['11', '12', '13', '14', '15'];
  test.each([
    ['none', '{ spare(by: { restId: "1" }) { id } }', {}, [], '?first=0'],
    ['the default', `{ spare(by: { restId: "1" }) { parts { ${page} } } }`, {}, whole, '?first=51'],
    [
      'the default, by variables that are not given',
      `query ($n: Int, $a: String) { spare(by: { restId: "1" }) { parts(first: $n, after: $a) { ${page} } } }`,
      { a: null },
      whole,
      '?first=51',
    ],
    [
      'the default of a variable',
      `query ($n: Int = 1) { spare(by: { restId: "1" }) { ... on Spare { parts(first: $n) { ${page} } } } }`,
      {},
      ['11'],
      '?first=2',
    ],
    [
      'the same page under two names',
      `{ spare(by: { restId: "1" }) { parts(first: 1) { ${page} } a: parts(first: 1) { ${page} } } }`,
      {},
      ['11', '11'],
      '?first=2',
    ],
    [
      'two pages',
      `{ spare(by: { restId: "1" }) { parts(first: 1) { ${page} } a: parts(first: 2) { ${page} } } }`,
      {},
      ['11', '11', '12'],
      '',
    ],
    [
      'the same spare under two names',
      `{ spare(by: { restId: "1" }) { id } a: spare(by: { restId: "1" }) { parts(first: 2) { ${page} } } }`,
      {},
      ['11', '12'],
      '',
    ],
    [
      'a filter',
      `{ spare(by: { restId: "1" }) { parts(last: 1, filter: { text: "Ä" }) { ${page} } } }`,
      {},
      ['15'],
      '?last=2&text=%C3%84',
    ],
    [
      'a page that is left out',
      `query ($no: Boolean = false) {
        spare(by: { restId: "1" }) { parts(first: 1) @include(if: $no) { ${page} } }
      }`,
      {},
      [],
      '?first=2',
    ],
  ])('%s: one call, for what is needed', async (_name, query, variables, expected, asked) => {
    const { data, errors } = await it.ask(query, variables);
    expect(errors).toBeUndefined();
    expect(restIds(data as object)).toEqual(expected);
    expect(it.lines()).toEqual([`GET /spare/1${habits.extensions ? asked : ''}`]);
  });

  test('a page that cannot be is BAD_USER_INPUT', async () => {
    for (const args of ['first: -1', 'first: -2', 'after: "x"', 'first: 1, after: "x"']) {
      const { errors } = await it.ask(
        `{ spare(by: { restId: "1" }) { parts(${args}) { ${page} } } }`,
      );
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    }
  });

  test('a spare by its global id is read as a whole', async () => {
    const query = `{ node(id: "${spareId}") { ... on Spare { parts(first: 2) { ${page} } } } }`;
    expect(restIds((await it.ask(query)).data as object)).toEqual(['11', '12']);
    expect(it.lines()).toEqual(['GET /spare/1']);
  });
});
