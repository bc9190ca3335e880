import { beforeEach, expect, test, vi } from 'vitest';

import { forgetOldForms, keepForm, keptTexts } from './kept-forms.ts';

const day = 24 * 60 * 60_000;
const now = Date.parse('2026-03-01T12:00:00Z');
const texts = { name: 'Ada', email: '', company: '', text: '' };
const stored = () => localStorage.getItem('kept_forms');

beforeEach(() => {
  vi.useFakeTimers({ now });
});

test('each form has the texts that were last typed into it', () => {
  keepForm('/a', texts);
  keepForm('/b', { ...texts, name: 'Bob' });
  keepForm('/a', { ...texts, text: 'Hello' });
  expect(keptTexts('/a')).toEqual({ ...texts, text: 'Hello' });
  expect(keptTexts('/b')?.name).toBe('Bob');
  expect(keptTexts('/c')).toBeUndefined();
});

test.each(['name', 'email', 'company', 'phone', 'text'])(
  'a form is empty without its %s alone',
  (name) => {
    const empty = { ...texts, name: '' };
    keepForm('/a', { ...empty, [name]: 'x' });
    expect(keptTexts('/a')).toBeDefined();
    keepForm('/a', empty);
    expect(stored()).toBeNull();
  },
);

test('texts are kept for a day, and not where the clock was set back', () => {
  keepForm('/a', texts);
  vi.setSystemTime(now + day - 1);
  expect(keptTexts('/a')).toEqual(texts);
  vi.setSystemTime(now - 1);
  expect(keptTexts('/a')).toBeUndefined();
  vi.setSystemTime(now + day);
  expect(keptTexts('/a')).toBeUndefined();
  forgetOldForms();
  expect(stored()).toBeNull();
});

test('the 20 latest forms are kept', () => {
  for (let index = 0; index <= 20; index += 1) keepForm(`/${index}`, texts);
  expect([keptTexts('/0'), keptTexts('/1')]).toEqual([undefined, texts]);
});

const form = { path: '/a', at: now, texts };
test.each([
  ['no JSON', false],
  ['{}', false],
  ['[null]', false],
  ['[1]', false],
  [JSON.stringify([{ ...form, at: String(now) }]), false],
  [JSON.stringify([{ ...form, path: 1 }]), false],
  [JSON.stringify([{ ...form, texts: null }]), false],
  [JSON.stringify([{ ...form, texts: 'x' }]), false],
  [JSON.stringify([{ ...form, texts: { ...texts, company: 1 } }]), false],
  [JSON.stringify([null, form]), true],
])('of %s, a form is read: %s', (text, isRead) => {
  localStorage.setItem('kept_forms', text);
  expect(keptTexts('/a')).toEqual(isRead ? texts : undefined);
});
