import { expect, test } from 'vitest';

import { isShortcut } from './shortcut.ts';

const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test.each([
  ['on a Latin layout', { key: 's', code: 'KeyS', ctrlKey: true }, true],
  ['with the Cmd key', { key: 's', code: 'KeyS', metaKey: true }, true],
  ['with Caps Lock', { key: 'S', code: 'KeyS', ctrlKey: true }, true],
  ['on the Russian layout', { key: 'ы', code: 'KeyS', ctrlKey: true }, true],
  ['on the Greek layout, with Caps Lock', { key: 'Σ', code: 'KeyS', ctrlKey: true }, true],
  ['where Dvorak has it', { key: 's', code: 'Semicolon', ctrlKey: true }, true],
  ['where Dvorak has another letter', { key: 'o', code: 'KeyS', ctrlKey: true }, false],
  ['where a Turkish layout has another letter', { key: 'ı', code: 'KeyS', ctrlKey: true }, false],
  ['on another key of the Russian layout', { key: 'в', code: 'KeyD', ctrlKey: true }, false],
  ['without Ctrl', { key: 'ы', code: 'KeyS' }, false],
  ['with Shift as well', { key: 'S', code: 'KeyS', ctrlKey: true, shiftKey: true }, false],
  ['with AltGr', { key: 'ś', code: 'KeyS', ctrlKey: true, altKey: true }, false],
])('Ctrl+S %s', (_, press, expected) => {
  expect(isShortcut({ ...plain, ...press }, 's')).toBe(expected);
});
