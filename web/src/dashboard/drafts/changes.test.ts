import { expect, test } from 'vitest';

import { afterSave, changesOf, withoutChanges } from './changes.ts';

const stored = {
  title: { de: 'Düse', en: 'Nozzle', ru: 'Сопло' },
  quantity: '30',
};

test('a change names only its own language, and its own field', () => {
  expect(changesOf(stored, structuredClone(stored))).toEqual({});
  expect(changesOf(stored, {})).toEqual(stored);
  const typed = { ...stored, title: { ...stored.title, en: '' } };
  expect(changesOf(typed, stored)).toEqual({ title: { en: '' } });
});

test('what is on its way is a change until it is confirmed, even where it is taken back', () => {
  const changes = changesOf({ ...stored, title: { ...stored.title, en: 'Jet' } }, stored);
  const known = withoutChanges(stored, changes);
  expect(changesOf(stored, known)).toEqual({ title: { en: 'Nozzle' } });
});

test('after a save what was typed meanwhile stays, and the rest is what the server stored', () => {
  const sent = { ...stored, quantity: '31' };
  const typed = { ...sent, title: { ...stored.title, ru: 'Форсунка' } };
  // Another administrator has changed the German title.
  const response = { ...sent, title: { ...stored.title, de: 'Einspritzdüse' } };
  const values = afterSave(typed, sent, response);
  expect(values.title).toEqual({ de: 'Einspritzdüse', en: 'Nozzle', ru: 'Форсунка' });
  expect(changesOf(values, response)).toEqual({ title: { ru: 'Форсунка' } });
  expect(afterSave(sent, sent, response)).toEqual(response);
});
