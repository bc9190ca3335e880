import { expect, test } from 'vitest';

import { shownHtml, shownText } from './shown-text.ts';

test('readers get their own language, or the first that has the text', () => {
  expect(shownText({ de: 'Düse', en: ' ', ru: 'Форсунка' })).toEqual({
    __typename: 'LocalizedText',
    de: 'Düse',
    deWrittenIn: 'DE',
    en: 'Düse',
    enWrittenIn: 'DE',
    ru: 'Форсунка',
    ruWrittenIn: 'RU',
  });
});

test('an emptied editor has no text', () => {
  expect(shownHtml({ de: '<p><br></p>', en: '<p>Rotor.</p>', ru: '' })).toMatchObject({
    __typename: 'LocalizedHTML',
    de: '<p>Rotor.</p>',
    deWrittenIn: 'EN',
    ruWrittenIn: 'EN',
  });
});

test('a text in no language is empty', () => {
  expect(shownText({ de: '', en: '', ru: '' })).toMatchObject({ ru: '', ruWrittenIn: null });
});
