import { describe, expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { freshGateway } from '../../test/in-test.ts';
import type { RestSpare } from './spare-rest.ts';
import { substituteProblems } from './supersession.ts';

const texts = { description_de: '', description_en: '', description_ru: '', callout: null };

/** A spare with parts, each a number and what replaces it. */
function spareOf(id: string, ...parts: [partnumber: string, subst: string][]): RestSpare {
  return {
    ...{ id, images: [], image_details: [], version: null },
    ...{ title_de: '', title_en: '', title_ru: '', text_de: '', text_en: '', text_ru: '' },
    parts: parts.map(([partnumber, subst_part], index) => ({
      ...{ id: `${index + 1}`, quantity: 1, partnumber, subst_part, version: null, ...texts },
    })),
  };
}

const found = async (...spares: RestSpare[]) =>
  (await substituteProblems(spares)).map(({ kind, numbers }) => [kind, ...numbers].join(' '));

test('a chain that ends at a part of any list is no problem', async () => {
  expect(await found(spareOf('1', ['A', 'B'], ['C', '']), spareOf('2', ['B', 'C']))).toEqual([]);
});

test('two ways to the same number are no cycle', async () => {
  const list = spareOf('1', ['A', 'C'], ['A', 'B'], ['B', 'C'], ['C', '']);
  expect(await found(list)).toEqual([]);
});

test('a substitute that no list has as a part is named, in any spelling but another number', async () => {
  const list = spareOf('1', ['HT-1', 'ht 2'], ['HT-2', 'HT-3'], ['HT-4', 'HT.2']);
  expect(await found(list)).toEqual(['UNKNOWN HT-2 HT-3']);
});

test.each([
  ['a part that replaces itself', [['A', 'a']], ['CYCLE A A']],
  [
    'two parts that replace each other',
    [
      ['A', 'B'],
      ['B', 'A'],
    ],
    ['CYCLE A B A'],
  ],
  [
    'a circle at the end of a chain',
    [
      ['X', 'A'],
      ['A', 'B'],
      ['B', 'A'],
    ],
    ['CYCLE A B A'],
  ],
  [
    'a circle of which a number has two successors',
    [
      ['A', 'C'],
      ['A', 'B'],
      ['B', 'A'],
      ['C', ''],
    ],
    ['CYCLE A B A'],
  ],
  [
    'two circles',
    [
      ['A', 'A'],
      ['B', 'C'],
      ['C', 'B'],
    ],
    ['CYCLE A A', 'CYCLE B C B'],
  ],
] as const)('%s is a cycle', async (_, parts, cycles) => {
  expect(await found(spareOf('1', ...parts.map(([a, b]): [string, string] => [a, b])))).toEqual(
    cycles,
  );
});

test('20,000 rows in one chain, one circle, or of one number are read as fast as others', async () => {
  const rows = (subst: (n: number) => string, number = (n: number) => `N${n}`) =>
    spareOf(
      '1',
      ...Array.from({ length: 20_000 }, (_, n): [string, string] => [number(n), subst(n)]),
    );
  expect(await found(rows((n) => `N${n + 1}`))).toEqual(['UNKNOWN N19999 N20000']);
  expect(await found(rows((n) => `N${(n + 1) % 20_000}`))).toHaveLength(1);
  expect(
    (
      await found(
        rows(
          () => 'N',
          () => 'N',
        ),
      )
    ).length,
  ).toBeLessThanOrEqual(20_000);
});

describe('substituteProblems', () => {
  const it = freshGateway();
  const query = `query ($first: Int) {
    substituteProblems(first: $first) {
      totalCount
      nodes { kind numbers subPart { restId } spare { restId title { de } } }
    }
  }`;

  test('works over a backend of section 7 alone, for administrators', async () => {
    const [first] = it.stub.data.spares;
    for (const part of first?.parts ?? []) part.subst_part = 'NO-1';
    const { data } = await it.ask(query, { first: 1 }, { token });
    const spare = { restId: '1', title: { de: 'Fuel system (de)' } };
    const numbers = ['A-11', 'NO-1'];
    expect(data).toEqual({
      substituteProblems: {
        totalCount: 2,
        nodes: [{ kind: 'UNKNOWN', numbers, subPart: { restId: '11' }, spare }],
      },
    });
    expect(it.lines()).toEqual(['GET /spare']);
    const { errors } = await it.ask(query);
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});
