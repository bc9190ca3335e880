import { expect, test, vi } from 'vitest';

import { openDrafts, readDrafts, withDraft } from './stored-drafts.ts';

const draft = {
  id: 'a',
  values: { title: 'Düse' },
  base: {},
  version: '7',
  typedAt: '2026-03-01T12:00:00Z',
};

test('a draft is stored without its files, and removed', () => {
  vi.useFakeTimers({ now: Date.parse(draft.typedAt) });
  const image = new File(['1'], 'a.png');
  const drafts = openDrafts('key', undefined);
  drafts.keep({ ...draft, values: { title: 'Düse', image, images: [image, 'a'] } });
  const typedAt = '2026-03-01T12:00:00.000Z';
  const values = { title: 'Düse', images: ['a'] };
  const id: unknown = expect.any(String);
  expect(readDrafts('key')).toEqual([{ ...draft, id, typedAt, values }]);
  drafts.keep(null);
  expect([localStorage.getItem('key'), readDrafts('key')]).toEqual([null, []]);
});

test('forms that store their drafts in the same moment do not replace those of each other', () => {
  vi.useFakeTimers({ now: Date.parse(draft.typedAt) });
  const [one, other] = [openDrafts('key', undefined), openDrafts('key', undefined)];
  one.keep(draft);
  other.keep({ ...draft, values: { title: 'Ring' } });
  expect(readDrafts('key').map(({ values }) => values)).toEqual([
    { title: 'Ring' },
    { title: 'Düse' },
  ]);
  one.keep(null);
  expect(readDrafts('key')).toMatchObject([{ values: { title: 'Ring' } }]);
});

test('the ten newest drafts under a key are kept', () => {
  for (let n = 0; n < 12; n++) openDrafts('key', undefined).keep({ ...draft, values: { n } });
  expect(readDrafts('key').map(({ values }) => values)).toEqual(
    Array.from({ length: 10 }, (_, n) => ({ n: 11 - n })),
  );
});

test('a change of files alone stores no draft', () => {
  const values = { title: 'Düse', image: new File(['1'], 'a.png') };
  openDrafts('key', undefined).keep({ ...draft, values, base: { title: 'Düse' } });
  expect(localStorage.getItem('key')).toBeNull();
});

test.each([
  [JSON.stringify([draft]), [draft]],
  [JSON.stringify(draft), [draft]],
  [JSON.stringify([{}, draft]), [draft]],
  [JSON.stringify({ ...draft, id: undefined }), [{ ...draft, id: draft.typedAt }]],
  [JSON.stringify({ ...draft, version: 7 }), [{ ...draft, version: null }]],
  [JSON.stringify({ ...draft, typedAt: 'yesterday' }), []],
  [JSON.stringify({ ...draft, typedAt: 1 }), []],
  ['"text"', []],
  ['null', []],
  ['{', []],
])('stored %s is read as %j', (stored, read) => {
  localStorage.setItem('key', stored);
  expect(readDrafts('key')).toEqual(read);
});

test.each([
  [
    { a: '', b: '' },
    { a: 'x', c: 'y' },
    { a: 'x', b: '' },
  ],
  [{ a: { de: '', en: 'e' } }, { a: { de: 'd' } }, { a: { de: 'd', en: 'e' } }],
  [{ a: '' }, { a: 1 }, { a: '' }],
  [{ a: { de: '' } }, { a: 'x' }, { a: { de: '' } }],
  [{ a: ['1'] }, { a: ['2'] }, { a: ['1'] }],
  [{ a: '' }, null, { a: '' }],
])('%j takes over from the draft %j: %j', (values, stored, expected) => {
  expect(withDraft(values, stored)).toEqual(expected);
});
