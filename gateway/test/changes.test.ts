import { describe, expect, test } from 'vitest';
import { byLanguage } from '../src/contract/language.ts';
import { toGlobalId } from '../src/graphql/global-id.ts';
import { token } from './contract-stub.ts';
import { freshGateway, png } from './in-test.ts';

const it = freshGateway();

/** Sends an update; returns the body of the PATCH call. */
async function bodyOf(mutation: string, input: object, files: Record<string, File> = {}) {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  it.stub.calls.length = 0;
  const { errors } = await it.ask(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`,
    { input },
    { token, files },
  );
  expect(errors).toBeUndefined();
  return it.stub.calls.find(({ line }) => line.startsWith('PATCH'))?.body;
}

const text = (name: string) => byLanguage((key) => `${name}_${key}`);

type Fields = Record<string, string | Record<string, string>>;

/** Each update: what says which object is meant, and its fields with their names in the contract. */
const updates: { mutation: string; of: object; fields: Fields }[] = [
  {
    mutation: 'updateSettings',
    of: {},
    fields: { phone: 'phone', email: 'email', address: 'address', footerText: 'footer_text' },
  },
  {
    mutation: 'updateSpare',
    of: { id: toGlobalId('Spare', '1') },
    fields: { title: text('title'), text: text('text') },
  },
  {
    mutation: 'updateSubPart',
    of: { id: toGlobalId('SubPart', '1', '11') },
    fields: {
      partNumber: 'partnumber',
      substPart: 'subst_part',
      description: text('description'),
    },
  },
  {
    mutation: 'updateProduct',
    of: { id: toGlobalId('Product', '1') },
    fields: {
      title: 'title',
      description: 'description',
      type: 'type',
      model: 'model',
      power: 'power',
    },
  },
  {
    mutation: 'updateCategory',
    of: { id: toGlobalId('Category', '1') },
    fields: { name: 'name' },
  },
  {
    mutation: 'updatePartner',
    of: { id: toGlobalId('Partner', '1') },
    fields: { text: text('text') },
  },
  {
    mutation: 'updateService',
    of: { id: toGlobalId('Service', '1') },
    fields: { title: text('title'), text: text('text') },
  },
  { mutation: 'updatePage', of: { slug: 'CONTACT' }, fields: { text: text('text') } },
  {
    mutation: 'updatePagePart',
    of: { id: toGlobalId('PagePart', '1', '1') },
    fields: { description: text('description') },
  },
];

/** Every field alone, with its name in the contract. */
function singleFields(fields: Fields): [object, string][] {
  return Object.entries(fields).flatMap(([name, field]): [object, string][] =>
    typeof field === 'string'
      ? [[{ [name]: 'new' }, field]]
      : Object.entries(field).map(([language, one]) => [{ [name]: { [language]: 'new' } }, one]),
  );
}

describe('an update sends only what it is given: PATCH keeps what is left out', () => {
  test.each(updates)('$mutation', async ({ mutation, of, fields }) => {
    const input = (changes: object) => ({ ...of, ...changes });
    for (const [changes, field] of singleFields(fields)) {
      expect(await bodyOf(mutation, input(changes))).toEqual({ [field]: 'new' });
    }
    // Some clients send null for a field that they leave out.
    const nothing = Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
    expect(await bodyOf(mutation, input(nothing))).toEqual({});
    expect(await bodyOf(mutation, input({}))).toEqual({});
  });

  test('what is no text: quantity, category and language', async () => {
    const id = toGlobalId('SubPart', '1', '11');
    expect(await bodyOf('updateSubPart', { id, quantity: 0 })).toEqual({ quantity: 0 });
    const product = { id: toGlobalId('Product', '1') };
    const categoryId = toGlobalId('Category', '2');
    expect(await bodyOf('updateProduct', { ...product, categoryId })).toEqual({
      category_id: '2',
    });
    expect(await bodyOf('updateProduct', { ...product, language: 'RU' })).toEqual({
      lang: 'RU',
    });
    const category = { id: toGlobalId('Category', '1'), language: 'EN' };
    expect(await bodyOf('updateCategory', category)).toEqual({ lang: 'EN' });
  });

  test('an image without a text, and a property always with its product (spec 7.4)', async () => {
    const files = { 'input.image': png() };
    const partner = { id: toGlobalId('Partner', '1'), image: null };
    expect(await bodyOf('updatePartner', partner, files)).toEqual({});
    expect(it.stub.data.partners[0]?.image_id).toMatch(/x\.png/);
    const id = toGlobalId('ProductProperty', '1', '1');
    expect(await bodyOf('updateProductProperty', { id, image: null }, files)).toEqual({
      product_id: '1',
    });
    expect(await bodyOf('updateProductProperty', { id, description: 'new' })).toEqual({
      product_id: '1',
      description: 'new',
    });
    expect(await bodyOf('updateProductProperty', { id })).toEqual({ product_id: '1' });
  });

  test('a login that is left out is not sent: its endpoint always takes one (spec 7.2)', async () => {
    const { data } = await it.ask(
      'mutation { updateLogin(input: {}) { account { login } } }',
      {},
      { token },
    );
    expect(data).toEqual({ updateLogin: { account: { login: 'admin' } } });
    expect(it.lines()).toEqual(['POST /auth/me']);
  });

  test('a login is what was sent, also where the backend responds with the one before (spec 7.2)', async () => {
    it.stub.interfere = (_, res) => {
      it.stub.interfere = null;
      it.stub.data.account.login = 'chief';
      res.setHeader('content-type', 'application/json').end('{"login":"admin"}');
    };
    const { data } = await it.ask(
      'mutation { updateLogin(input: { login: "chief" }) { account { login } } }',
      {},
      { token },
    );
    expect(data).toEqual({ updateLogin: { account: { login: 'chief' } } });
  });
});
