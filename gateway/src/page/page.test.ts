import { describe, expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { freshGateway, png, three } from '../../test/in-test.ts';
import { localizedFields } from '../contract/localized.ts';
import { toGlobalId } from '../graphql/global-id.ts';

const it = freshGateway();
const partId = toGlobalId('PagePart', '1', '1');

test.each(['CONTACT', 'PRIVACY_POLICY', 'CAREERS', 'GAS_TURBINA'])('%s is a page', async (slug) => {
  const { data } = await it.ask(
    'query ($slug: PageSlug!) { page(slug: $slug) { id slug link updatedAt text { ru } images { path } } }',
    { slug },
  );
  const name = slug.toLowerCase().replace('_', '-');
  expect(data).toEqual({
    page: {
      id: toGlobalId('Page', name),
      slug,
      link: name,
      updatedAt: null,
      text: { ru: `<p>${name}</p> (ru)` },
      images: [{ path: `/files/${name}.jpg` }],
    },
  });
  expect(it.lines()).toEqual([`GET /page/${name}`]);
});

test('the texts of a page are changed, these only (spec 7.6)', async () => {
  const { data } = await it.ask(
    `mutation ($input: UpdatePageInput!) { updatePage(input: $input) { page { text { de } } } }`,
    { input: { slug: 'CONTACT', text: three('Here') } },
    { token },
  );
  expect(data).toEqual({ updatePage: { page: { text: { de: 'Here de' } } } });
  expect(it.stub.calls[0]).toMatchObject({
    line: 'PATCH /page/contact',
    body: localizedFields('text', three('Here')),
  });
});

test('images of a page are added and deleted', async () => {
  const added = await it.ask(
    `mutation ($input: AddPageImageInput!) { addPageImage(input: $input) { page { images { path } } } }`,
    { input: { slug: 'CAREERS', image: null } },
    { token, files: { 'input.image': png() } },
  );
  expect(added.data).toMatchObject({ addPageImage: { page: { images: [{}, {}] } } });
  const removed = await it.ask(
    `mutation ($input: DeletePageImageInput!) {
      deletePageImage(input: $input) { page { images { path } } }
    }`,
    { input: { slug: 'CAREERS', path: '/files/careers.jpg' } },
    { token },
  );
  expect(removed.data).toMatchObject({ deletePageImage: { page: { images: [{}] } } });
});

test('parts are added with and without an image, changed, and deleted', async () => {
  const add = `mutation ($input: AddPagePartInput!) {
    addPagePart(input: $input) { pagePart { description { en } image { path } } }
  }`;
  const input = { description: three('Part') };
  const withImage = await it.ask(
    add,
    { input: { ...input, image: null } },
    { token, files: { 'input.image': png() } },
  );
  expect(withImage.data).toMatchObject({ addPagePart: { pagePart: { image: {} } } });
  const added = await it.ask(add, { input }, { token });
  expect(added.data).toEqual({
    addPagePart: { pagePart: { description: { en: 'Part en' }, image: null } },
  });
  const changed = await it.ask(
    `mutation ($input: UpdatePagePartInput!) {
      updatePagePart(input: $input) { pagePart { id description { ru } } }
    }`,
    { input: { id: partId, ...input } },
    { token },
  );
  expect(changed.data).toEqual({
    updatePagePart: { pagePart: { id: partId, description: { ru: 'Part ru' } } },
  });
  // The response carries only the image; the rest is read back.
  const image = await it.ask(
    `mutation ($input: UpdatePagePartImageInput!) {
      updatePagePartImage(input: $input) { pagePart { id image { path } description { ru } } }
    }`,
    { input: { id: partId, image: null } },
    { token, files: { 'input.image': png() } },
  );
  expect(image.data).toMatchObject({
    updatePagePartImage: { pagePart: { id: partId, description: { ru: 'Part ru' } } },
  });
  expect(JSON.stringify(image.data)).toContain('x.png-4');
  const removed = await it.ask(
    `mutation ($input: DeletePagePartInput!) {
      deletePagePart(input: $input) { deletedId }
    }`,
    { input: { id: partId } },
    { token },
  );
  expect(removed.data).toMatchObject({
    deletePagePart: { deletedId: partId },
  });
  expect(it.lines()).toContain('DELETE /page/page-part/1/1');
});

test('node finds pages and their parts', async () => {
  const query = 'query ($id: ID!) { node(id: $id) { __typename } }';
  const type = async (id: string) => (await it.ask(query, { id })).data;
  expect(await type(partId)).toEqual({ node: { __typename: 'PagePart' } });
  expect(await type(toGlobalId('Page', 'careers'))).toEqual({ node: { __typename: 'Page' } });
  expect(await type(toGlobalId('Page', 'nowhere'))).toEqual({ node: null });
});

describe('before a page is saved for the first time', () => {
  const query =
    'query ($slug: PageSlug!) { page(slug: $slug) { id slug link text { de } updatedAt images { path } parts { restId } } }';
  const respond = (status: number, body: string) => {
    it.stub.interfere = (req, res) => {
      const isRead = req.method === 'GET';
      req.resume().once('end', () => res.writeHead(isRead ? status : 204).end(isRead ? body : ''));
    };
  };

  test.each([
    [200, '{}'],
    [200, '{"data":{}}'],
    [404, '{"message":"no such page"}'],
  ])('it is empty, for visitors and editors: %i %s', async (status, body) => {
    respond(status, body);
    for (const asking of [{}, { token }]) {
      const { data, errors } = await it.ask(query, { slug: 'CAREERS' }, asking);
      expect(errors).toBeUndefined();
      expect(data).toEqual({
        page: {
          ...{ id: toGlobalId('Page', 'careers'), slug: 'CAREERS', link: 'careers' },
          ...{ text: { de: '' }, updatedAt: null, images: [], parts: [] },
        },
      });
    }
  });

  test.each([
    [200, '{"message":"Server Error"}', 'BACKEND_INVALID_RESPONSE'],
    [500, '{}', 'BACKEND_UNAVAILABLE'],
  ])('%i %s is a fault', async (status, body, code) => {
    respond(status, body);
    const { errors } = await it.ask(query, { slug: 'CAREERS' });
    expect(errors).toMatchObject([{ extensions: { code } }]);
  });

  test.each([
    [200, '{}'],
    [404, '{}'],
  ])(
    'what was typed is not replaced by an empty page that is read back: %i',
    async (status, body) => {
      respond(status, body);
      const { errors } = await it.ask(
        'mutation ($input: UpdatePageInput!) { updatePage(input: $input) { page { text { de } } } }',
        { input: { slug: 'CONTACT', text: three('Here') } },
        { token },
      );
      expect(errors).toMatchObject([{ extensions: { code: 'STORED_NOT_READ' } }]);
    },
  );
});
