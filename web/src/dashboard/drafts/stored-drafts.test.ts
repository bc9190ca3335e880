import { expect, test } from 'vitest';

import { readDraft, withDraft, writeDraft } from './stored-drafts.ts';

const draft = {
  values: { title: 'Düse' },
  base: {},
  version: '7',
  typedAt: '2026-03-01T12:00:00Z',
};

test('a draft is stored without its files, and removed', () => {
  const image = new File(['1'], 'a.png');
  writeDraft('key', { ...draft, values: { title: 'Düse', image, images: [image, 'a'] } });
  expect(readDraft('key')).toEqual({ ...draft, values: { title: 'Düse', images: ['a'] } });
  writeDraft('key', null);
  expect([localStorage.getItem('key'), readDraft('key')]).toEqual([null, undefined]);
});

test.each([
  [JSON.stringify(draft), draft],
  [JSON.stringify({ ...draft, version: 7 }), { ...draft, version: null }],
  [JSON.stringify({ ...draft, typedAt: 'yesterday' }), undefined],
  [JSON.stringify({ ...draft, typedAt: 1 }), undefined],
  ['"text"', undefined],
  ['{', undefined],
])('stored %s is read as %j', (stored, read) => {
  localStorage.setItem('key', stored);
  expect(readDraft('key')).toEqual(read);
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
