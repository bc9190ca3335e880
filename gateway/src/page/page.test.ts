import { expect, test } from 'vitest';
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
