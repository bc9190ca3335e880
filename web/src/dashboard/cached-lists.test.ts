import { gql } from '@apollo/client';
import type { ApolloCache } from '@apollo/client';
import { expect, test } from 'vitest';

import { createCache } from '../apollo/cache.ts';
import { appendEdge, changeEdges, removeEdge } from '../apollo/connection.ts';
import { nozzle } from '../test/spare-responses.ts';
import { CategoryListScreenDocument } from './category/CategoryListScreen.generated.ts';
import { SubPartList_SpareFragmentDoc } from './sub-part/SubPartList.generated.ts';
import { SubPartPageDocument } from './sub-part/SubPartPage.generated.ts';

const categories = { document: CategoryListScreenDocument, field: 'categories' } as const;

function categoryEdge(name: string) {
  const category = { __typename: 'Category', id: `id of ${name}`, name, language: 'DE' } as const;
  const node = { ...category, version: null };
  return { __typename: 'CategoryEdge', cursor: `cursor of ${name}`, node } as const;
}

const turbines = categoryEdge('Turbines');
const steuerung = categoryEdge('Steuerung');

/** Writes a category as the response of a mutation, which is in the cache when its update is called. */
function respond(cache: ApolloCache, { node }: ReturnType<typeof categoryEdge>) {
  const fragment = gql`
    fragment Response on Category {
      id
      name
      language
      version
    }
  `;
  cache.writeFragment({ fragment, data: node });
}

const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null } as const;

function cacheWith(...edges: ReturnType<typeof categoryEdge>[]) {
  const cache = createCache();
  cache.writeQuery({
    query: CategoryListScreenDocument,
    data: { categories: { __typename: 'CategoryConnection', edges, pageInfo } },
  });
  return cache;
}

const read = (cache: ApolloCache) =>
  cache.readQuery({ query: CategoryListScreenDocument })?.categories.edges;

test('an edge is appended to a list, and removed by the id of its object', () => {
  const cache = cacheWith(turbines);
  respond(cache, steuerung);

  appendEdge(cache, categories, steuerung);
  expect(read(cache)).toEqual([turbines, steuerung]);

  removeEdge(cache, categories, turbines.node.id);
  expect(read(cache)).toEqual([steuerung]);
});

test('the next page follows the entry before one that is removed, which the gateway knows no more', () => {
  const cache = createCache();
  const pageInfo = { __typename: 'PageInfo', hasNextPage: true, endCursor: 'b' } as const;
  const edges = ['a', 'b', 'added'].map((cursor) => ({ ...categoryEdge(cursor), cursor }));
  cache.writeQuery({
    query: CategoryListScreenDocument,
    data: { categories: { __typename: 'CategoryConnection', edges, pageInfo } },
  });
  const endCursor = () =>
    cache.readQuery({ query: CategoryListScreenDocument })?.categories.pageInfo.endCursor;

  removeEdge(cache, categories, 'id of added');
  expect(endCursor()).toBe('b');
  removeEdge(cache, categories, 'id of b');
  expect(endCursor()).toBe('a');
  removeEdge(cache, categories, 'id of a');
  expect(endCursor()).toBeNull();
});

test('a list that was never loaded stays so: it is loaded when it is first shown', () => {
  const cache = createCache();
  respond(cache, steuerung);

  appendEdge(cache, categories, steuerung);
  removeEdge(cache, categories, turbines.node.id);

  expect(read(cache)).toBeUndefined();
});

function partEdge(id: string) {
  const description = { __typename: 'LocalizedText', ...nozzle.description } as const;
  const node = { __typename: 'SubPart', ...nozzle, id, partNumber: id, description } as const;
  return { __typename: 'SubPartEdge', cursor: id, node } as const;
}

function spareWith(id: string, ...edges: ReturnType<typeof partEdge>[]) {
  const totalCount = edges.length;
  const parts = { __typename: 'SubPartConnection', totalCount, edges, pageInfo } as const;
  return { __typename: 'Spare', id, restId: id, parts } as const;
}

test('a list of one object leaves those of the others alone', () => {
  const cache = createCache();
  const fragment = {
    fragment: SubPartList_SpareFragmentDoc,
    fragmentName: 'SubPartList_spare',
    variables: {},
  };
  const nozzle = partEdge('nozzle');
  const seal = partEdge('seal');
  for (const id of ['7', '8']) {
    cache.writeFragment({ ...fragment, data: spareWith(id, nozzle, seal) });
  }
  const of7 = {
    document: SubPartList_SpareFragmentDoc,
    of: { __typename: 'Spare', id: '7' },
    field: 'parts',
  } as const;
  const partsOf = (id: string) =>
    cache
      .readFragment({ ...fragment, id: `Spare:${id}` })
      ?.parts.edges.map(({ node }) => node.partNumber);

  removeEdge(cache, of7, nozzle.node.id);
  expect(partsOf('7')).toEqual(['seal']);
  appendEdge(cache, of7, nozzle);
  expect(partsOf('7')).toEqual(['seal', 'nozzle']);
  expect(partsOf('8')).toEqual(['nozzle', 'seal']);
});

test('a list counts what is removed behind its loaded part; one of a filter does not, and an addition forgets it', () => {
  const cache = createCache();
  const nozzle = partEdge('nozzle');
  const query = { query: SubPartPageDocument, variables: { restId: '7' } };
  const filtered = {
    ...query,
    variables: { ...query.variables, filter: { text: 'n' } },
  };
  const spare = spareWith('7', nozzle);
  const parts = { ...spare.parts, totalCount: 3000 };
  cache.writeQuery({ ...query, data: { spare: { ...spare, parts } } });
  cache.writeQuery({ ...filtered, data: { spare } });
  const list = {
    document: SubPartList_SpareFragmentDoc,
    of: { __typename: 'Spare', id: '7' },
    field: 'parts',
  } as const;
  const countOf = (one: typeof query) => cache.readQuery(one)?.spare?.parts.totalCount;

  removeEdge(cache, list, 'not loaded');
  expect([countOf(query), countOf(filtered)]).toEqual([2999, 1]);
  removeEdge(cache, list, nozzle.node.id);
  expect([countOf(query), countOf(filtered)]).toEqual([2998, 0]);
  changeEdges(cache, list, { added: [nozzle], removedIds: ['also', 'not loaded'] });
  expect([countOf(query), countOf(filtered)]).toEqual([2997, undefined]);
});

test('what the document does not select does not compile', () => {
  const cache = createCache();

  // @ts-expect-error A field that was renamed.
  removeEdge(cache, { document: CategoryListScreenDocument, field: 'category' }, '');
  // @ts-expect-error A field of another query.
  removeEdge(cache, { document: CategoryListScreenDocument, field: 'spares' }, '');
  // @ts-expect-error A list of another object.
  removeEdge(cache, { document: SubPartList_SpareFragmentDoc, field: 'images' }, '');
  // @ts-expect-error An edge of another list.
  appendEdge(cache, { document: SubPartList_SpareFragmentDoc, field: 'parts' }, turbines);
  const { id, __typename } = turbines.node;
  // @ts-expect-error An edge without the name and language that the list shows.
  appendEdge(cache, categories, { ...turbines, node: { id, __typename } });

  expect(cache.extract()).toEqual({});
});
