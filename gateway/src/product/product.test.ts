import { describe, expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { sharedGateway, png } from '../../test/in-test.ts';
import { toGlobalId } from '../graphql/global-id.ts';

const it = sharedGateway();
const id = toGlobalId('Product', '1');
const categoryId = toGlobalId('Category', '1');
const propertyId = toGlobalId('ProductProperty', '1', '1');
const product = {
  categoryId,
  title: 'LM6000',
  description: '<p>New</p>',
  type: 'Aeroderivative',
  model: 'PC',
  power: '43',
  language: 'EN',
};

test('visitors see the products of a language and of a category (spec 7.1)', async () => {
  const query = `query ($language: Language!, $category: ObjectRef) {
    products(language: $language, category: $category) {
      edges { node { id restId title type model power language category { id name language } } }
    }
  }`;
  const { data, errors } = await it.ask(query, { language: 'DE', category: { id: categoryId } });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    products: {
      edges: [
        { node: { id, title: 'Engine 1', power: '43', language: 'DE' } },
        { node: { category: { id: categoryId, name: 'Category 1', language: 'DE' } } },
      ],
    },
  });
  await it.ask(query, { language: 'EN' });
  expect(it.lines()).toEqual(['GET /product?lang=DE&category=1', 'GET /product?lang=EN']);
});

describe.each([
  ['pages itself', { extensions: true }],
  ['gives the whole list', { extensions: false }],
])('over a backend that %s', (_, habits) => {
  const it = sharedGateway(habits);
  const query = `query ($language: Language, $category: ObjectRef, $first: Int, $after: String) {
      page: products(language: $language, category: $category, first: $first, after: $after) {
        ...page
      }
    }`;
  const page = `fragment page on ProductConnection {
    edges { cursor node { restId } } pageInfo { hasNextPage }
  }`;

  test.each([
    [{ language: 'DE' }, ['1 2', '4 5', '6'], 'lang=DE&'],
    [{ language: 'DE', category: { id: categoryId } }, ['1 2', '5'], 'lang=DE&category=1&'],
    [{}, ['1 2', '3 4', '5 6', '7'], ''],
    [{ category: { id: categoryId } }, ['1 2', '5 7'], 'category=1&'],
  ] as const)('products of %j come page by page', async (filter, expected, search) => {
    for (const [id, lang, category_id] of [
      [4, 'DE', 2],
      [5, 'DE', 1],
      [6, 'DE', 2],
      [7, 'EN', 1],
    ] as const) {
      const [first] = it.stub.data.products;
      if (first) it.stub.data.products.push({ ...first, id, lang, category_id });
    }
    const pages: string[] = [];
    let after: string | undefined;
    for (let hasNextPage = true; hasNextPage;) {
      const { data } = (await it.ask(query + page, { ...filter, first: 2, after }, { token })) as {
        data: {
          page: {
            edges: { cursor: string; node: { restId: string } }[];
            pageInfo: { hasNextPage: boolean };
          };
        };
      };
      pages.push(data.page.edges.map(({ node }) => node.restId).join(' '));
      after = data.page.edges.at(-1)?.cursor;
      hasNextPage = data.page.pageInfo.hasNextPage;
    }
    expect(pages).toEqual(expected);
    const asked = [`?${search}first=3`, `?${search}first=3&after=${expected[0].at(-1) ?? ''}`];
    const whole = search && `?${search.slice(0, -1)}`;
    expect(it.lines().slice(0, 2)).toEqual(
      (habits.extensions ? asked : [whole, whole]).map((one) => `GET /product${one}`),
    );
  });
});

test.each([null, ''])(
  'a category that does not come along is looked up once for all products; %j is none',
  async (none) => {
    for (const one of it.stub.data.products) Object.assign(one, { category: undefined });
    Object.assign(it.stub.data.products[1] ?? {}, { category_id: none });
    const { data } = await it.ask(
      '{ products(language: DE) { edges { node { category { name } } } } }',
    );
    expect(data).toEqual({
      products: {
        edges: [{ node: { category: { name: 'Aeroderivative' } } }, { node: { category: null } }],
      },
    });
    expect(it.lines()).toEqual(['GET /product?lang=DE', 'GET /category?lang=DE']);
  },
);

test.each([
  // As some backends respond to a change of the category.
  [2, { restId: '2', name: 'Heavy duty' }],
  ['of-no-list', { restId: '1', name: 'Category 1' }],
])(
  'the category is that of category_id %j, whatever comes along',
  async (category_id, category) => {
    Object.assign(it.stub.data.products[0] ?? {}, { category_id });
    const { data } = await it.ask(
      '{ product(by: { restId: "1" }, language: DE) { category { restId name } } }',
    );
    expect(data).toEqual({ product: { category } });
  },
);

describe.each([
  ['in an object', (name: string) => ({ name })],
  ['as a text', (name: string) => name],
])('a category without an id, with its name %s', (_, write) => {
  test.each([
    ['Aeroderivative', 'DE', '1', ['DE']],
    ['Aeroderivative', undefined, '1', ['DE', 'EN', 'RU']],
    ['Aeroderivative ', 'DE', '1', ['DE']],
    ['Heavy duty', 'DE', '2', ['DE', 'EN', 'RU']],
    ['Gone', 'DE', null, ['DE', 'EN', 'RU']],
    ['', 'DE', null, []],
  ])('%j is looked up in %s first (spec 3)', async (name, lang, restId, read) => {
    const only = { category: write(name), category_id: undefined, lang };
    Object.assign(it.stub.data.products[0] ?? {}, only);
    const { data } = await it.ask(
      '{ product(by: { restId: "1" }, language: DE) { category { restId name } } }',
    );
    expect(data).toEqual({ product: { category: restId && { restId, name: name.trim() } } });
    const lists = it.lines().slice(1).sort();
    expect(lists).toEqual(read.map((one) => `GET /category?lang=${one}`));
  });
});

test('a product carries its images and properties, also where the response leaves its id out', async () => {
  const query = `query ($language: Language!) {
    product(by: { restId: "1" }, language: $language) {
      id description image { url } images { path }
      properties { id restId description image { path } }
    }
  }`;
  Object.assign(it.stub.data.products[0] ?? {}, { power: 43.2 });
  it.stub.interfere = (req, res) => {
    it.stub.interfere = null;
    req.resume();
    res.end(JSON.stringify({ ...it.stub.data.products[0], id: undefined }));
  };
  const { data, errors } = await it.ask(query, { language: 'DE' });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    product: {
      id,
      image: { url: 'https://backend.example/files/product-1.jpg' },
      images: [{ path: '/files/product-1.jpg' }],
      properties: [{ id: propertyId, restId: '1', image: { path: '/files/property.jpg' } }],
    },
  });
  await it.ask(query, { language: 'RU' });
  expect(it.lines()).toEqual(['GET /product/1?language=RU']);
});

test('a product is added, changed and deleted (spec 7.4)', async () => {
  const added = await it.ask(
    `mutation ($input: AddProductInput!) {
      addProduct(input: $input) { productEdge { node { title language images { path } } } }
    }`,
    { input: { ...product, images: [null, null] } },
    { token, files: { 'input.images.0': png(), 'input.images.1': png() } },
  );
  expect(added.data).toMatchObject({
    addProduct: { productEdge: { node: { title: 'LM6000', language: 'EN', images: [{}, {}] } } },
  });
  expect(it.stub.calls[0]?.body).toEqual({
    category_id: '1',
    title: 'LM6000',
    description: '<p>New</p>',
    type: 'Aeroderivative',
    model: 'PC',
    power: '43',
    lang: 'EN',
  });
  const update = `mutation ($input: UpdateProductInput!) {
    updateProduct(input: $input) { product { id title properties { restId } } }
  }`;
  const changed = await it.ask(update, { input: { id, ...product, categoryId: null } }, { token });
  expect(changed.data).toEqual({
    updateProduct: { product: { id, title: 'LM6000', properties: [{ restId: '1' }] } },
  });
  expect(it.stub.calls.at(-1)?.body).not.toHaveProperty('category_id');
  const remove = `mutation ($input: DeleteProductInput!) {
    deleteProduct(input: $input) { deletedId }
  }`;
  expect((await it.ask(remove, { input: { id } }, { token })).data).toEqual({
    deleteProduct: { deletedId: id },
  });
  const gone = await it.ask('{ product(by: { restId: "1" }) { id } }', {}, { token });
  expect(gone).toMatchObject({ data: { product: null }, errors: undefined });
});

test('images of a product are added and deleted', async () => {
  const added = await it.ask(
    `mutation ($input: AddProductImageInput!) {
      addProductImage(input: $input) { product { images { path } } }
    }`,
    { input: { id, image: null } },
    { token, files: { 'input.image': png() } },
  );
  expect(added.data).toMatchObject({ addProductImage: { product: { images: [{}, {}] } } });
  const removed = await it.ask(
    `mutation ($input: DeleteProductImageInput!) {
      deleteProductImage(input: $input) { product { images { path } } }
    }`,
    { input: { id, path: '/files/product-1.jpg' } },
    { token },
  );
  expect(removed.data).toMatchObject({ deleteProductImage: { product: { images: [{}] } } });
});

test('properties are added, changed with and without an image, and deleted', async () => {
  const added = await it.ask(
    `mutation ($input: AddProductPropertyInput!) {
      addProductProperty(input: $input) { property { id description } }
    }`,
    { input: { productId: id, description: '<p>Fast</p>', image: null } },
    { token, files: { 'input.image': png() } },
  );
  expect(added.data).toMatchObject({
    addProductProperty: { property: { description: '<p>Fast</p>' } },
  });
  expect(it.stub.calls[0]?.body).toEqual({ product_id: '1', description: '<p>Fast</p>' });
  const update = `mutation ($input: UpdateProductPropertyInput!) {
    updateProductProperty(input: $input) { property { id description image { path } } }
  }`;
  const input = { id: propertyId, description: '<p>Light</p>' };
  expect((await it.ask(update, { input }, { token })).data).toEqual({
    updateProductProperty: {
      property: {
        id: propertyId,
        description: '<p>Light</p>',
        image: { path: '/files/property.jpg' },
      },
    },
  });
  const withImage = await it.ask(
    update,
    { input: { ...input, image: null } },
    { token, files: { 'input.image': png() } },
  );
  expect(JSON.stringify(withImage.data)).toMatch(/x\.png-4/);
  const removed = await it.ask(
    `mutation ($input: DeleteProductPropertyInput!) {
      deleteProductProperty(input: $input) { deletedId }
    }`,
    { input: { id: propertyId } },
    { token },
  );
  expect(removed.data).toEqual({ deleteProductProperty: { deletedId: propertyId } });
  expect(it.stub.data.products[0]?.property).toMatchObject([{ description: '<p>Fast</p>' }]);
});
