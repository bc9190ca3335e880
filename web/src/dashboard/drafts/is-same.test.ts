import { expect, test } from 'vitest';

import { isSame } from './is-same.ts';

const texts = { title: { de: 'Düse', en: '', ru: '' }, images: [] };

test('the same texts are the same, whatever object holds them', () => {
  expect(isSame(texts, structuredClone(texts))).toBe(true);
  expect(isSame(texts, { ...texts, title: { ...texts.title, ru: 'Сопло' } })).toBe(false);
  expect(isSame('', 0)).toBe(false);
});

test('what was chosen and taken back is as if it had never been chosen', () => {
  expect(isSame({ text: '' }, { text: '', image: undefined })).toBe(true);
});

test('files are compared by what they are, not by what they seem', () => {
  const one = new File(['a'], 'a.png');
  expect(isSame({ images: [one] }, { images: [one] })).toBe(true);
  expect(isSame({ images: [one] }, { images: [new File(['b'], 'a.png')] })).toBe(false);
  expect(isSame({ images: [one] }, { images: [] })).toBe(false);
});
