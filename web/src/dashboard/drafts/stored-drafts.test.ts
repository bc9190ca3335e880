import { expect, test, vi } from 'vitest';

import { openDrafts, readDrafts, withDraft } from './stored-drafts.ts';

const draft = {
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
  expect(readDrafts('key')).toEqual([{ ...draft, typedAt, values }]);
  drafts.keep(null);
  expect([localStorage.getItem('key'), readDrafts('key')]).toEqual([null, []]);
});

test.each([
  [JSON.stringify([draft]), [draft]],
  [JSON.stringify(draft), [draft]],
  [JSON.stringify([{}, draft]), [draft]],
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
