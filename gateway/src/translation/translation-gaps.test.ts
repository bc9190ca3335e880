import { describe, expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { freshGateway } from '../../test/in-test.ts';
import type { Translated } from './translation-gaps.ts';
import { translationGaps } from './translation-gaps.ts';

const nozzle = { kind: 'SPARE', restId: '1', title: 'Düsen', field: 'TEXT' } as const;

function found(de: string, en: string, ru: string): string[] {
  const texts: Translated[] = [{ ...nozzle, text: { de, en, ru } }];
  return translationGaps(texts).map(({ language, problem }) => `${language} ${problem}`);
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
  ])('%s', (_, [de = '', en = '', ru = ''], gaps) => {
    expect(found(de, en, ru)).toEqual(gaps);
  });
});

test('counts the texts of one object together', () => {
  const part = {
    ...nozzle,
    kind: 'SUB_PART',
    text: { de: 'Dichtung', en: 'Seal', ru: '' },
  } as const;
  const whole = { ...part, text: { ...part.text, ru: 'Уплотнение' } };
  const other = { ...part, restId: '2' };
  const gaps = translationGaps([part, part, whole, other]);
  expect(gaps.map(({ restId, count }) => [restId, count])).toEqual([
    ['1', 2],
    ['2', 1],
  ]);
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
  });
});
