import { describe, expect, test } from 'vitest';
import { freshGateway, sharedGateway } from '../../test/in-test.ts';

const query = `query ($numbers: [String!]!) {
  partHistories(numbers: $numbers) {
    number predecessors successors hasMore spares { restId title { de } }
  }
}`;

const part = (id: number, [partnumber, subst_part]: readonly [string, string?]) => ({
  ...{ id, quantity: 1, partnumber, subst_part: subst_part ?? '' },
  ...{ description_de: '', description_en: '', description_ru: '' },
});

type Rows = readonly (readonly [partNumber: string, substPart?: string])[];

describe.each([
  ['a backend that looks numbers up', true],
  ['a backend of section 7 alone', false],
])('over %s', (_, extensions) => {
  const it = sharedGateway({ extensions });

  function store(...lists: Rows[]) {
    let id = 0;
    for (const [index, rows] of lists.entries()) {
      const spare = it.stub.data.spares[index];
      if (spare) spare.parts = rows.map((row) => part((id += 1), row));
    }
  }

  async function histories(...numbers: string[]) {
    const { data, errors } = await it.ask(query, { numbers });
    expect(errors).toBeUndefined();
    return (data as { partHistories: Record<string, unknown>[] }).partHistories;
  }

  const history = async (number: string) => (await histories(number))[0];

  test('a number leads to the oldest and the newest through all lists, whatever the spelling', async () => {
    store(
      [
        ['A-1', 'A 2'],
        ['A3', 'a.4'],
      ],
      [['а-2', 'A-3']], // The а is Cyrillic.
    );
    expect(await histories('A2', 'A-4', '', 'a2')).toMatchObject([
      { number: 'A2', predecessors: [['A-1']], successors: [['A-3'], ['a.4']], hasMore: false },
      { number: 'A-4', predecessors: [['A-1'], ['а-2'], ['A3']], successors: [], spares: [] },
    ]);
  });

  test('each list that has a number is named once, also a list that has it twice', async () => {
    store([['A-1'], ['a1', 'A-2'], ['X', 'A-1']], [['A 1']]);
    const [fuel, second] = it.stub.data.spares;
    expect(await history('A-1')).toMatchObject({
      spares: [
        { restId: '1', title: { de: fuel?.title_de } },
        { restId: '2', title: { de: second?.title_de } },
      ],
    });
  });

  test('several numbers of one step stand together', async () => {
    store(
      [
        ['A-1', 'B'],
        ['A-2', 'B'],
        ['B', 'C-1'],
      ],
      [
        ['B', 'C-2'],
        ['C-2', 'D'],
      ],
    );
    expect(await history('B')).toMatchObject({
      predecessors: [['A-1', 'A-2']],
      successors: [['C-1', 'C-2'], ['D']],
    });
  });

  test.each<[string, Rows, string[][]]>([
    ['a number that replaces itself', [['A', 'a']], []],
    ['two that replace each other', [...[['A', 'B'] as const], ['B', 'A']], [['B']]],
    [
      'a circle that the number leads into',
      [
        ['A', 'B'],
        ['B', 'C'],
        ['C', 'B'],
      ],
      [['B'], ['C']],
    ],
  ])(
    'a cycle ends, and what replaces the number does not become older: %s',
    async (_name, rows, successors) => {
      store(rows);
      expect(await history('A')).toMatchObject({ predecessors: [], successors, hasMore: false });
    },
  );

  test('a long chain, and a number that replaces very many, are named as far as is said', async () => {
    const chain = Array.from({ length: 30 }, (_value, n) => [`L-${n}`, `L-${n + 1}`] as const);
    const many = Array.from({ length: 300 }, (_value, n) => [`M-${n}`, 'NEW'] as const);
    store([...chain, ...many]);
    const [long, newest] = await histories('L-0', 'NEW');
    expect(long?.successors).toEqual(Array.from({ length: 12 }, (_value, n) => [`L-${n + 1}`]));
    expect(long).toMatchObject({ predecessors: [], hasMore: true });
    expect(newest).toMatchObject({ hasMore: true, successors: [] });
    expect((newest?.predecessors as string[][]).flat()).toHaveLength(12);
  });

  test.each([
    ['101 numbers', Array.from({ length: 101 }, String)],
    ['a number of 101 characters', ['x'.repeat(101)]],
  ])('%s are wrong input', async (_name, numbers) => {
    const { errors } = await it.ask(query, { numbers });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(it.lines()).toEqual([]);
  });

  test('a backend that fails is an error, not an empty history', async () => {
    it.stub.interfere = (_req, res) => res.writeHead(500).end();
    // Of numbers that were asked for before, visitors would get the last good response.
    const { errors } = await it.ask(query, { numbers: ['NEVER'] });
    expect(errors).toMatchObject([{ extensions: { code: 'BACKEND_UNAVAILABLE' } }]);
  });
});

describe('what is asked of a backend', () => {
  const it = sharedGateway({ extensions: true });

  test('is a call for each step of all numbers together, 50 numbers in each', async () => {
    const chains = Array.from({ length: 60 }, (_, n) => [
      [`A-${n}`, `B-${n}`] as const,
      [`B-${n}`, `C-${n}`] as const,
    ]).flat();
    const [first] = it.stub.data.spares;
    if (first) first.parts = chains.map((row, id) => part(id, row));
    const numbers = Array.from({ length: 60 }, (_, n) => `A-${n}`);
    const { data } = await it.ask(query, { numbers });
    expect((data as { partHistories: unknown[] }).partHistories).toHaveLength(60);
    const lines = it.lines().filter((line) => line.startsWith('GET /part-search/exact'));
    expect(lines).toHaveLength(6);
    expect(it.lines()).toHaveLength(6);
  });

  test('stays bounded where everything replaces everything', async () => {
    const rows = Array.from(
      { length: 3_000 },
      (_, n) => [`N-${n}`, `N-${(n * 7 + 1) % 3_000}`] as const,
    );
    const [first] = it.stub.data.spares;
    if (first) first.parts = rows.map((row, id) => part(id, row));
    await it.ask(query, { numbers: Array.from({ length: 100 }, (_, n) => `N-${n}`) });
    expect(it.lines().length).toBeLessThanOrEqual(25);
  });
});

describe('over a backend of section 7 alone', () => {
  const it = freshGateway({}, { cacheMs: 10_000 });

  test('part lists are read once for all steps and all visitors', async () => {
    const [first] = it.stub.data.spares;
    if (first) first.parts = [part(1, ['A', 'B']), part(2, ['B', 'C']), part(3, ['C'])];
    await it.ask(query, { numbers: ['A'] });
    await it.ask(query, { numbers: ['C'] });
    expect(it.lines()).toEqual(['GET /component/navbar', 'GET /spare/1', 'GET /spare/2']);
  });
});
