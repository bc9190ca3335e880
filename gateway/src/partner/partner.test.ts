import { describe, expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { freshGateway, png, three } from '../../test/in-test.ts';
import { toGlobalId } from '../graphql/global-id.ts';

const query = `{
  partners(language: RU) { edges { node { id image { path } text { in(language: RU) } } } }
}`;
const first = {
  node: { image: { path: '/files/partner-1.jpg' }, text: { in: '<p>Monitoring</p> (ru)' } },
};

describe('over a backend that lists one text', () => {
  const it = freshGateway();
  test('visitors see the partners in a language (spec 7.1)', async () => {
    expect((await it.ask(query)).data).toMatchObject({ partners: { edges: [first, {}] } });
    expect(it.lines()).toEqual(['GET /partner?lang=ru']);
  });
});

describe('over a backend that lists three texts', () => {
  const it = freshGateway({ partnerTexts: 'three' });
  test('visitors see the same', async () => {
    expect((await it.ask(query)).data).toMatchObject({ partners: { edges: [first, {}] } });
  });

  test('a partner is added, changed with and without an image, and deleted (spec 7.5)', async () => {
    const added = await it.ask(
      `mutation ($input: AddPartnerInput!) {
        addPartner(input: $input) { partnerEdge { node { id text { de en ru } } } }
      }`,
      { input: { text: three('New'), image: null } },
      { token, files: { 'input.image': png() } },
    );
    const id = toGlobalId('Partner', '101');
    expect(added.data).toEqual({
      addPartner: { partnerEdge: { node: { id, text: three('New') } } },
    });
    const update = `mutation ($input: UpdatePartnerInput!) {
      updatePartner(input: $input) { partner { image { path } text { en } } }
    }`;
    const input = { id, text: three('Other') };
    const kept = await it.ask(update, { input }, { token });
    expect(kept.data).toMatchObject({ updatePartner: { partner: { text: { en: 'Other en' } } } });
    expect(JSON.stringify(kept.data)).toContain('100-x.png-4');
    const files = { 'input.image': png('12345') };
    const replaced = await it.ask(update, { input: { ...input, image: null } }, { token, files });
    expect(JSON.stringify(replaced.data)).toContain('x.png-5');
    const find = '{ partnerToEdit(restId: "101") { id } allPartners { edges { cursor } } }';
    expect((await it.ask(find, {}, { token })).data).toMatchObject({
      partnerToEdit: { id },
      allPartners: { edges: [{}, {}, {}] },
    });
    await it.ask(
      'mutation ($input: DeletePartnerInput!) { deletePartner(input: $input) { deletedId } }',
      { input: { id } },
      { token },
    );
    expect((await it.ask(find, {}, { token })).data).toMatchObject({
      partnerToEdit: null,
      allPartners: { edges: [{}, {}] },
    });
  });
});
