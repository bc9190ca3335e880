import { describe, expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { freshGateway, png, three } from '../../test/in-test.ts';
import { byLanguage, languageKeys, languages } from '../contract/language.ts';
import { localizedFields } from '../contract/localized.ts';
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

  const id = toGlobalId('Partner', '1');
  const texts = byLanguage((key) => `<p>Monitoring</p> (${key})`);
  const all = languageKeys.join(' ');
  const ofNode = `query ($id: ID!) { of: node(id: $id) { ... on Partner { text { ${all} } } } }`;

  test('a partner has the same text whichever field reads it', async () => {
    const list = (name: string) => `{ of: ${name} { edges { node { text { ${all} } } } } }`;
    for (const field of ['partners', ...languages.map((l) => `partners(language: ${l})`)]) {
      const { data, errors } = await it.ask(list(field), {}, { token });
      expect(errors).toBeUndefined();
      expect(data).toMatchObject({ of: { edges: [{ node: { text: texts } }, {}] } });
    }
    const toEdit = `{ of: partner(by: { restId: "1" }) { text { ${all} } } }`;
    expect((await it.ask(toEdit, {}, { token })).data).toEqual({ of: { text: texts } });
    expect((await it.ask(ofNode, { id })).data).toEqual({ of: { text: texts } });
  });

  test('only the languages that are asked for are read, each once for all partners', async () => {
    const { data } = await it.ask(
      `query ($other: Language!) {
        partners(language: RU) { edges { node { ...Texts } } }
        again: partners(language: RU) { edges { node { text { en } } } }
      }
      fragment Texts on Partner { text { ... { ru } ...English } }
      fragment English on LocalizedHTML { in(language: $other) }`,
      { other: 'EN' },
    );
    const node = { text: { ru: texts.ru, in: texts.en } };
    expect(data).toMatchObject({ partners: { edges: [{ node }, {}] } });
    expect(it.lines()).toEqual(['GET /partner?lang=ru', 'GET /partner?lang=en']);
  });

  test('a text may be digits that are sent as a number (spec 3)', async () => {
    it.stub.interfere = (_req, res) => res.end(JSON.stringify([{ id: 1, text: 2008 }]));
    const { data } = await it.ask('{ partners(language: DE) { edges { node { text { de } } } } }');
    expect(data).toEqual({ partners: { edges: [{ node: { text: { de: '2008' } } }] } });
  });

  test.each([
    [400, '{"message":"no"}'],
    [419, '{"message":"no"}'],
    [200, '{"success":false}'],
  ])('a token refused with %i and %s takes no partners from anybody', async (status, body) => {
    it.stub.interfere = ({ headers }, res) =>
      headers.authorization ? res.writeHead(status).end(body) : res.end('[{"id":1,"text":"T"}]');
    const texts = '{ partners(language: DE) { nodes { text { de } } } }';
    const { data } = await it.ask(texts, {}, { token: 'expired' });
    expect(data).toEqual({ partners: { nodes: [{ text: { de: 'T' } }] } });
  });

  test.each([408, 429, 500])(
    'a backend that fails with %i has not refused the token, and is not asked without it',
    async (status) => {
      const tokens = new Set<string | undefined>();
      it.stub.interfere = ({ headers }, res) => {
        tokens.add(headers.authorization);
        res.writeHead(status).end('{"message":"no"}');
      };
      await it.ask('{ partners(language: DE) { nodes { id } } }', {}, { token });
      expect(tokens).toEqual(new Set([`Bearer ${token}`]));
    },
  );

  const shown = `{
    partners(language: RU) { edges { node { text { in(language: RU) writtenIn(language: RU) } } } }
  }`;

  test('a text that is blank comes from the German list, asked for only then', async () => {
    Object.assign(it.stub.data.partners[1] ?? {}, { text_ru: '<p><br></p>' });
    expect((await it.ask(shown)).data).toEqual({
      partners: {
        edges: [
          { node: { text: { in: '<p>Monitoring</p> (ru)', writtenIn: 'RU' } } },
          { node: { text: { in: '<p>Turbines</p> (de)', writtenIn: 'DE' } } },
        ],
      },
    });
    expect(it.lines()).toEqual(['GET /partner?lang=ru', 'GET /partner?lang=de']);
  });

  test('where German is blank, too, from the last list; where all are, it is empty', async () => {
    const [one, two] = it.stub.data.partners;
    Object.assign(one ?? {}, { text_ru: '', text_de: '' });
    const blank = { ...byLanguage(() => ''), de: ' ', en: '<p></p>' };
    Object.assign(two ?? {}, localizedFields('text', blank));
    expect((await it.ask(shown)).data).toEqual({
      partners: {
        edges: [
          { node: { text: { in: '<p>Monitoring</p> (en)', writtenIn: 'EN' } } },
          { node: { text: { in: '', writtenIn: null } } },
        ],
      },
    });
    expect(it.lines()).toEqual([
      'GET /partner?lang=ru',
      ...languageKeys.filter((key) => key !== 'ru').map((key) => `GET /partner?lang=${key}`),
    ]);
  });
});

describe('over a backend that lists three texts', () => {
  const it = freshGateway({ partnerTexts: 'three' });
  test('visitors see the same', async () => {
    expect((await it.ask(query)).data).toMatchObject({ partners: { edges: [first, {}] } });
  });

  test('a text that is blank is shown in German, without another call', async () => {
    Object.assign(it.stub.data.partners[0] ?? {}, { text_ru: ' ' });
    expect((await it.ask(query)).data).toMatchObject({
      partners: { edges: [{ node: { text: { in: '<p>Monitoring</p> (de)' } } }, {}] },
    });
    expect(it.lines()).toEqual(['GET /partner?lang=ru']);
  });

  test('which are not read again', async () => {
    await it.ask('{ partners(language: RU) { edges { node { text { de en ru } } } } }');
    expect(it.lines()).toEqual(['GET /partner?lang=ru']);
  });

  test('a partner is added, changed with and without an image, and deleted (spec 7.5)', async () => {
    const added = await it.ask(
      `mutation ($input: AddPartnerInput!) {
        addPartner(input: $input) { partnerEdge { node { id text { ${languageKeys.join(' ')} } } } }
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
    const find = '{ partner(by: { restId: "101" }) { id } partners { edges { cursor } } }';
    expect((await it.ask(find, {}, { token })).data).toMatchObject({
      partner: { id },
      partners: { edges: [{}, {}, {}] },
    });
    await it.ask(
      'mutation ($input: DeletePartnerInput!) { deletePartner(input: $input) { deletedId } }',
      { input: { id } },
      { token },
    );
    expect((await it.ask(find, {}, { token })).data).toMatchObject({
      partner: null,
      partners: { edges: [{}, {}] },
    });
  });
});
