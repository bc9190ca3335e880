import { buildSchema } from 'graphql';
import { afterAll, expect, test, vi } from 'vitest';
import type * as listed from './contract/entities.ts';
import type * as permitted from './rest/permissions.ts';

/** A new entity is a line in the list and its calls; every feature takes it from there. */

// Other tests have loaded the modules without it already.
vi.resetModules();

vi.doMock('./contract/entities.ts', async (importOriginal) => {
  const { entities } = await importOriginal<typeof listed>();
  const certificate = { type: 'Certificate', texts: ['title', 'text'], without: [] };
  return { entities: { ...entities, certificate } };
});

// What an administrator may do comes from the written contract, which lacks it.
vi.doMock('./rest/permissions.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof permitted>()),
  permissionsOf: () => Promise.resolve(['CERTIFICATE']),
}));

const { findResolvers } = await import('./find/find-resolvers.ts');
const { entityOf } = await import('./graphql/entity-id.ts');
const { toGlobalId } = await import('./graphql/global-id.ts');
const { findNode } = await import('./node.ts');
const { orderResolvers } = await import('./order/order-resolvers.ts');
const { isPublic } = await import('./rest/cache-tag.ts');
const { translationResolvers } = await import('./translation/translation-resolvers.ts');
const { restOutdatedText } = await import('./translation/translation-rest.ts');
const { trashResolvers } = await import('./trash/trash-resolvers.ts');
const { trashKinds } = await import('./trash/trash-rest.ts');

afterAll(() => {
  vi.doUnmock('./contract/entities.ts');
  vi.doUnmock('./rest/permissions.ts');
  vi.resetModules();
});

const id = toGlobalId('Certificate', '7');
const titles = { title_de: 'Zertifikat', title_en: 'Certificate', title_ru: '' };
const texts = { text_de: '<p>ISO 9001</p>', text_en: '<p>ISO 9001</p>', text_ru: '' };
const certificate = { id: '7', ...titles, ...texts };

const rest = {
  account: { me: () => Promise.resolve() },
  certificate: {
    find: (restId: string) => Promise.resolve({ ...certificate, id: restId }),
    list: () => Promise.resolve([certificate]),
  },
  order: { movableKinds: () => Promise.resolve(['certificate']) },
  translation: { outdated: () => Promise.resolve([]) },
  trash: {
    restore: () => Promise.resolve({ kind: 'certificate', entity_id: '7', owner_kind: '' }),
  },
};
const context = { rest } as never;

test('it is a node', async () => {
  const node = await findNode(rest as never, id);
  expect(node).toMatchObject({ id: '7', __typename: 'Certificate' });
});

test('it has a history, a place in the trash and one in its list', async () => {
  for (const feature of ['history', 'order'] as const) {
    expect(entityOf('of', id, feature)).toEqual({ kind: 'certificate', id: '7' });
  }
  expect(trashKinds).toContain('certificate');
  const input = { id: toGlobalId('TrashEntry', '1') };
  const restored = await trashResolvers.Mutation.restoreTrashEntry({}, { input }, context);
  expect(restored.nodeId).toBe(id);
  expect(await orderResolvers.Query.movableTypes({}, {}, context)).toEqual(['CERTIFICATE']);
});

test('the translation overview has its texts', async () => {
  const outdated = { entity_id: 7, slug: '', field: 'title', language: 'ru', count: 1 };
  const read = restOutdatedText.safeParse({ kind: 'certificate', ...outdated });
  expect(read.success).toBe(true);
  const args = { kinds: ['CERTIFICATE'] } as never;
  const gaps = await translationResolvers.Query.translationGaps({}, args, context);
  const of = { kind: 'CERTIFICATE', restId: '7', title: 'Zertifikat', language: 'RU' };
  expect(gaps).toEqual([
    { ...of, field: 'TITLE', problem: 'EMPTY', count: 1 },
    { ...of, field: 'TEXT', problem: 'EMPTY', count: 1 },
  ]);
});

test('the search of administrators finds it', async () => {
  const schema = buildSchema('enum SearchKind { CERTIFICATE } type Query { kind: SearchKind }');
  const args = { query: 'iso 9001' } as never;
  const found = await findResolvers.Query.find({}, args, context, { schema } as never);
  expect(found).toMatchObject([{ kind: 'CERTIFICATE', totalCount: 1, hits: [{ restId: '7' }] }]);
});

test('visitors see what a write of it changes', () => {
  expect(isPublic({ feature: 'certificate' })).toBe(true);
});
