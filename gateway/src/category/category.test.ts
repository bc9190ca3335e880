import { expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { freshGateway } from '../../test/in-test.ts';
import { toGlobalId } from '../graphql/global-id.ts';

const it = freshGateway();

test('visitors see the categories of a language, administrators all (spec 7.1, 7.4)', async () => {
  const { data } = await it.ask(
    '{ categories(language: EN) { edges { node { name language } } } }',
  );
  expect(data).toEqual({
    categories: { edges: [{ node: { name: 'Heavy duty', language: 'EN' } }] },
  });
  const all = await it.ask('{ categories { edges { node { restId } } } }', {}, { token });
  expect(all.data).toMatchObject({ categories: { edges: [{}, {}] } });
  expect(it.lines()).toEqual(['GET /category?lang=EN', 'GET /category']);
});

test('a category is added, changed, found and deleted (spec 7.4)', async () => {
  const category = { name: 'Micro', language: 'RU' };
  const added = await it.ask(
    `mutation ($input: AddCategoryInput!) {
      addCategory(input: $input) { categoryEdge { node { restId name language } } }
    }`,
    { input: category },
    { token },
  );
  expect(added.data).toEqual({
    addCategory: { categoryEdge: { node: { restId: '100', ...category } } },
  });
  expect(it.stub.calls[0]?.body).toEqual({ name: 'Micro', lang: 'RU' });
  const id = toGlobalId('Category', '100');
  const changed = await it.ask(
    `mutation ($input: UpdateCategoryInput!) {
      updateCategory(input: $input) { category { id name } }
    }`,
    { input: { id, ...category, name: 'Small' } },
    { token },
  );
  expect(changed.data).toEqual({ updateCategory: { category: { id, name: 'Small' } } });
  const node = 'query ($id: ID!) { node(id: $id) { ... on Category { name } } }';
  expect((await it.ask(node, { id }, { token })).data).toEqual({ node: { name: 'Small' } });
  await it.ask(
    'mutation ($input: DeleteCategoryInput!) { deleteCategory(input: $input) { deletedId } }',
    { input: { id } },
    { token },
  );
  expect((await it.ask(node, { id }, { token })).data).toEqual({ node: null });
});
