import { describe, expect, onTestFinished, test } from 'vitest';
import { startTestBackend } from '../../../backend/src/testing/test-backend.ts';
import { startGateway } from '../../test/gateway-client.ts';
import { token } from '../../test/contract-stub.ts';
import { freshGateway } from '../../test/in-test.ts';
import { turnsDuring } from '../../../backend/src/testing/turns.ts';
import type { Translated } from './translation-gaps.ts';
import { translationGaps } from './translation-gaps.ts';

const nozzle = { kind: 'SPARE', restId: '1', title: 'Düsen', field: 'TEXT' } as const;

async function found(de: string, en: string, ru: string): Promise<string[]> {
  const texts: Translated[] = [{ ...nozzle, text: { de, en, ru } }];
  return (await translationGaps(texts)).map(({ language, problem }) => `${language} ${problem}`);
}

describe('a text lacks a language', () => {
  test.each([
    ['in which it is blank', ['<p>Düse</p>', '<p><br></p>', ''], ['EN EMPTY', 'RU EMPTY']],
    ['but none where it is blank in all', ['', '<p></p>', ' '], []],
    [
      'where it is prose of another one',
      ['<p>Für die zweite Stufe</p>', '<h2>Für die  zweite Stufe</h2>', 'Для второй ступени'],
      ['DE UNTRANSLATED', 'EN UNTRANSLATED'],
    ],
    ['but may share a number', ['LM6000 PC', 'LM6000 PC', 'LM6000 PC'], []],
    ['but may share a term', ['Filter', 'Filter', 'Фильтр'], []],
    ['Russian has no Latin word', ['Generator', 'Filter', 'Filter'], ['RU UNTRANSLATED']],
    ['a picture is a text', ['<img src="/a.png">', '', '<img src="/a.png">'], ['EN EMPTY']],
  ])('%s', async (_, [de = '', en = '', ru = ''], gaps) => {
    expect(await found(de, en, ru)).toEqual(gaps);
  });
});

test('counts the texts of one object together', async () => {
  const part = {
    ...nozzle,
    kind: 'SUB_PART',
    text: { de: 'Dichtung', en: 'Seal', ru: '' },
  } as const;
  const whole = { ...part, text: { ...part.text, ru: 'Уплотнение' } };
  const other = { ...part, restId: '2' };
  const gaps = await translationGaps([part, part, whole, other]);
  expect(gaps.map(({ restId, count }) => [restId, count])).toEqual([
    ['1', 2],
    ['2', 1],
  ]);
});

test('names outdated texts of these objects, after what is missing in the language', async () => {
  const texts: Translated[] = [{ ...nozzle, text: { de: 'Düse', en: '', ru: 'Сопло' } }];
  const outdated = { kind: 'SPARE', restId: '1', field: 'TEXT', language: 'RU', count: 1 } as const;
  const ofAnother = { ...outdated, restId: '2' };
  const gaps = await translationGaps(texts, [outdated, ofAnother]);
  expect(gaps.map(({ restId, title, language, problem }) => [restId, title, language, problem]))
    // No object with the id 2 is there any more.
    .toEqual([
      ['1', 'Düsen', 'EN', 'EMPTY'],
      ['1', 'Düsen', 'RU', 'OUTDATED'],
    ]);
});

test('lets others through while it reads many texts', async () => {
  const text = { de: 'Dichtung', en: 'Seal', ru: '' };
  const texts = Array.from({ length: 100_000 }, (_, n): Translated => {
    return { ...nozzle, restId: String(n % 1000), text };
  });
  expect(await turnsDuring(() => translationGaps(texts))).toBeGreaterThan(2);
});

describe('over a backend that knows what is outdated', () => {
  const it = freshGateway({ extensions: true });
  const gaps = async (kinds: string) => {
    const query = `{ translationGaps(kinds: ${kinds}) { kind restId title field language problem count } }`;
    const { data } = await it.ask(query, {}, { token });
    return (data as { translationGaps: { kind: string; problem: string }[] }).translationGaps;
  };

  test('lists that with the rest, of a page by its slug', async () => {
    const all = await gaps('null');
    expect(all.filter(({ problem }) => problem === 'OUTDATED')).toEqual([
      ...[
        { kind: 'SPARE', restId: '1', field: 'TITLE', language: 'EN', count: 1 },
        { kind: 'PAGE', restId: 'careers', field: 'TEXT', language: 'EN', count: 1 },
        { kind: 'SUB_PART', restId: '1', field: 'DESCRIPTION', language: 'RU', count: 2 },
      ].map((gap) => ({ ...gap, title: expect.any(String) as string, problem: 'OUTDATED' })),
    ]);
  });

  test('reads no more than the kinds that are asked for', async () => {
    expect((await gaps('[SPARE]')).map(({ kind }) => kind)).toEqual(['SPARE']);
    expect(it.lines().toSorted()).toEqual(['GET /outdated-text', 'GET /spare?parts=none']);
  });

  test('lists once what a product and its translations lack; one without any may be meant so', async () => {
    const [first, second] = it.stub.data.products;
    Object.assign(first ?? {}, { translations: [{ id: 2, title: 'Engine 2', lang: 'EN' }] });
    Object.assign(second ?? {}, {
      ...{ lang: 'EN', translations: [{ id: 1, title: 'Engine 1', lang: 'DE' }] },
    });
    expect(await gaps('[PRODUCT]')).toEqual([
      {
        ...{ kind: 'PRODUCT', restId: '1', title: 'Engine 1 (DE)', field: 'ALL' },
        ...{ language: 'RU', problem: 'EMPTY', count: 1 },
      },
    ]);
    Object.assign(first ?? {}, { translations: [] });
    Object.assign(second ?? {}, { translations: [] });
    expect(await gaps('[PRODUCT]')).toEqual([]);
  });

  test('lists a copy of a product that still has texts of the other language, with how many', async () => {
    const [first, second] = it.stub.data.products;
    const property = [{ id: 1, image_id: null, description: '<p>Mit allen Düsen und Rohren</p>' }];
    const description = '<p>Für die zweite Stufe</p>';
    Object.assign(first ?? {}, {
      ...{ description, property, translations: [{ id: 2, title: 'Engine', lang: 'EN' }] },
    });
    Object.assign(second ?? {}, {
      ...{ lang: 'EN', description, property },
      translations: [{ id: 1, title: 'Engine', lang: 'DE' }],
    });
    const untranslated = async () =>
      (await gaps('[PRODUCT]')).filter(({ problem }) => problem === 'UNTRANSLATED');
    expect(await untranslated()).toEqual([
      {
        ...{ kind: 'PRODUCT', restId: '2', title: expect.any(String) as string, field: 'ALL' },
        ...{ language: 'EN', problem: 'UNTRANSLATED', count: 2 },
      },
    ]);
    Object.assign(second ?? {}, { description: '<p>For the second stage</p>', property: [] });
    expect(await untranslated()).toEqual([]);
  });

  test('confirms that texts are still right if they are as many as were seen, and says how many', async () => {
    const mutation = `mutation Confirm($input: ConfirmTranslationInput!) {
      confirmTranslation(input: $input) { confirmedCount userErrors { code } }
    }`;
    const part = { kind: 'SUB_PART', restId: '1', field: 'DESCRIPTION', language: 'RU' };
    const confirm = async (input: object) => (await it.ask(mutation, { input }, { token })).data;
    const of = (confirmedCount: number) => ({
      confirmTranslation: { confirmedCount, userErrors: [] },
    });
    expect(await confirm({ ...part, language: 'EN' })).toEqual(of(0));
    const page = { kind: 'PAGE', restId: 'careers', field: 'TEXT', language: 'EN' };
    expect(await confirm(page)).toEqual(of(1));
    const outdated = { confirmedCount: null, userErrors: [{ code: 'OUTDATED' }] };
    expect(await confirm({ ...part, count: 1 })).toEqual({ confirmTranslation: outdated });
    expect(await confirm({ ...part, count: 2 })).toEqual(of(2));
    expect((await gaps('[SUB_PART]')).filter(({ problem }) => problem === 'OUTDATED')).toEqual([]);
  });
});

describe('over any backend', () => {
  const it = freshGateway();

  test('reads pages, spares, services and partners', async () => {
    const query = '{ translationGaps { kind restId title field language problem count } }';
    expect((await it.ask(query)).errors?.[0]?.extensions).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    const part = it.stub.data.spares[0]?.parts[0];
    const [service] = it.stub.data.services;
    const [partner] = it.stub.data.partners;
    Object.assign(part ?? {}, { description_ru: '' });
    Object.assign(service ?? {}, { title_en: '' });
    Object.assign(partner ?? {}, { text_de: '<p></p>' });
    const { data } = await it.ask(query, {}, { token });
    expect(data).toMatchObject({
      translationGaps: expect.arrayContaining([
        expect.objectContaining({
          kind: 'SUB_PART',
          restId: '1',
          language: 'RU',
          problem: 'EMPTY',
        }),
        expect.objectContaining({ kind: 'SERVICE', restId: '1', field: 'TITLE', language: 'EN' }),
        expect.objectContaining({ kind: 'PARTNER', restId: '1', language: 'DE' }),
      ]) as unknown,
    });
    expect(JSON.stringify(data)).not.toContain('OUTDATED');
  });
});

test('reads long part lists in pages where the backend knows them', async () => {
  const backend = await startTestBackend();
  const gateway = await startGateway(backend.url);
  onTestFinished(async () => {
    await gateway.close();
    await backend.close();
  });
  const { id } = (await backend.admin('POST /spare', { json: { title_de: 'Düsen' } })).json;
  const rows = Array.from({ length: 2_001 }, (_, n) => `L${n},Dichtung`).join('\n');
  const form = { file: new Blob([`partnumber,description_de\n${rows}\n`]) };
  await backend.admin(`POST /spare/${id}/part/import`, { form });
  const { token } = (
    await backend.call('POST /auth/login', { json: { login: 'admin', password: 'correct horse' } })
  ).json;
  const { data, extensions } = await gateway.ask(
    '{ translationGaps(kinds: [SUB_PART]) { language count } }',
    {},
    { token, headers: { 'x-rest-trace': '1' } },
  );
  expect(data).toEqual({
    translationGaps: [
      { language: 'EN', count: 2_001 },
      { language: 'RU', count: 2_001 },
    ],
  });
  const { rest } = extensions as { rest: { endpoint: string }[] };
  expect(rest.filter(({ endpoint }) => endpoint === 'GET /spare/{id}')).toHaveLength(3);
});
