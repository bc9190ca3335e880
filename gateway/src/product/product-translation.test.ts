import { expect, test } from 'vitest';
import { smallPng, token } from '../../test/contract-stub.ts';
import { freshGateway } from '../../test/in-test.ts';
import { toGlobalId } from '../graphql/global-id.ts';

const id = toGlobalId('Product', '1');
const duplicate = `mutation Duplicate($input: DuplicateProductInput!) {
  duplicateProduct(input: $input) {
    productEdge { node {
      title language images { path } category { id } properties { description image { path } }
      translations { restId language }
    } }
    userErrors { code field }
  }
}`;
const join = `mutation Join($input: JoinProductTranslationsInput!) {
  joinProductTranslations(input: $input) {
    product { translations { restId title language } }
    userErrors { code }
  }
}`;
const leave = `mutation Leave($input: LeaveProductTranslationsInput!) {
  leaveProductTranslations(input: $input) { product { translations { restId } } userErrors { code } }
}`;
const refusedAs = (code: string) => [expect.objectContaining({ code })] as unknown;

/** Makes each product of the stub one that can have translations. */
const withTranslations = ({ data }: typeof known.stub) => {
  for (const product of data.products) Object.assign(product, { translations: [] });
};

const foreign = freshGateway({}, { publicBackendUrl: '/api' });
const known = freshGateway({ extensions: true });

test('over section 7 alone, copies a product with its images and properties', async () => {
  const input = { id, language: 'RU', categoryId: toGlobalId('Category', '2') };
  const { data } = await foreign.ask(duplicate, { input }, { token });
  const image = `-product-1.jpg-${smallPng.length}`;
  expect(data).toMatchObject({
    duplicateProduct: {
      userErrors: [],
      productEdge: {
        node: {
          title: 'Engine 1',
          language: 'RU',
          images: [{ path: expect.stringContaining(image) as unknown }],
          properties: [
            {
              description: '<p>Light</p>',
              image: { path: expect.stringContaining('-property.jpg-') as unknown },
            },
          ],
          translations: null,
        },
      },
    },
  });
  expect(foreign.stub.calls.find(({ endpoint }) => endpoint === 'POST /product')?.body).toEqual({
    title: 'Engine 1',
    description: '<p>Engine 1</p>',
    type: 'Aeroderivative',
    model: 'M-1',
    power: '43',
    lang: 'RU',
    category_id: '2',
  });
  // The original stays as it is.
  expect(foreign.stub.data.products[0]).toMatchObject({ id: 1, lang: 'DE', property: [{ id: 1 }] });
});

test('lets the backend do it where it can, and keep that the copy is a translation', async () => {
  const { data } = await known.ask(duplicate, { input: { id, language: 'EN' } }, { token });
  expect(data).toMatchObject({
    duplicateProduct: {
      productEdge: { node: { language: 'EN', translations: [{ restId: '1', language: 'DE' }] } },
    },
  });
  expect(known.lines()).toEqual(['POST /product/1/duplicate']);
});

test('refuses its own language, and stores nothing', async () => {
  const { data } = await foreign.ask(duplicate, { input: { id, language: 'DE' } }, { token });
  expect(data).toMatchObject({
    duplicateProduct: { productEdge: null, userErrors: refusedAs('CONFLICT') },
  });
  expect(foreign.lines()).toEqual(['GET /product/show/1']);
});

test('a copy whose property fails is deleted again', async () => {
  const [product] = foreign.stub.data.products;
  // Nothing is stored under this path.
  Object.assign(product?.property[0] ?? {}, { image_id: '/nowhere/gone.jpg' });
  const { errors } = await foreign.ask(duplicate, { input: { id, language: 'RU' } }, { token });
  expect(errors?.[0]?.extensions.code).toBe('BACKEND_INVALID_RESPONSE');
  expect(foreign.lines().at(-1)).toMatch(/^DELETE \/product\/\d+$/);
  expect(foreign.stub.data.products.map((one) => one.id)).toEqual([1, 2, 3]);
});

test('products become translations of each other and cease to be', async () => {
  withTranslations(known.stub);
  const both = (other: string) => ({ id, translationId: toGlobalId('Product', other) });
  const joined = await known.ask(join, { input: both('3') }, { token });
  expect(joined.data).toMatchObject({
    joinProductTranslations: {
      product: { translations: [{ restId: '3', title: 'Engine 3', language: 'EN' }] },
    },
  });
  const refused = await known.ask(join, { input: both('2') }, { token });
  expect(refused.data).toMatchObject({
    joinProductTranslations: { product: null, userErrors: refusedAs('CONFLICT') },
  });
  const left = await known.ask(leave, { input: { id } }, { token });
  expect(left.data).toMatchObject({ leaveProductTranslations: { product: { translations: [] } } });
});

test('a backend that keeps no translations says so, and an unknown product is unknown', async () => {
  const codeOf = async (of: typeof known, productId: string) => {
    const input = { id: productId, translationId: toGlobalId('Product', '3') };
    return (await of.ask(join, { input }, { token })).errors?.[0]?.extensions.code;
  };
  expect(await codeOf(foreign, id)).toBe('NOT_SUPPORTED');
  expect(await codeOf(known, toGlobalId('Product', '99'))).toBe('NOT_FOUND');
});
