import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { isSame, newEnquiry, referenceOf, sentTextOf } from './new-enquiry.ts';
import {
  forgetOldEnquiries,
  isInOutbox,
  putIntoOutbox,
  readOutbox,
  takeOutOfOutbox,
  takeStoredOutOfOutbox,
} from './outbox.ts';
import type { Enquiry } from './outbox.ts';
import { forgetSent, recordSent, useSentEnquiries } from './sent-enquiries.ts';

const day = 24 * 60 * 60_000;
const now = Date.parse('2026-03-01T12:00:00Z');
const input: Enquiry = {
  ...{ name: 'Ada', email: 'a@example.org', company: 'Power', text: 'Hello' },
  ...{ language: 'EN', website: '', captchaSolved: true, fillMs: 5000 },
};
const enquiry = (path = '/a', label?: string) => newEnquiry(path, input, label);
const stored = () => localStorage.getItem('unsent_enquiries');

beforeEach(() => {
  vi.useFakeTimers({ now });
});

test('the reference number stands below the text that is sent, where there is a word for it', () => {
  expect(sentTextOf(enquiry())).toBe('Hello');
  const named = { ...enquiry('/a', 'Reference'), key: 'ab12cd34ef' };
  expect(sentTextOf(named)).toBe('Hello\n\nReference: AB12-CD34');
  expect(sentTextOf({ ...named, input: { ...input, text: '' } })).toBe('Reference: AB12-CD34');
});

test('two enquiries are the same by their texts', () => {
  const others = { fillMs: 1, captchaSolved: false, language: 'RU' } as const;
  expect(isSame({ input }, { input: { ...input, ...others } })).toBe(true);
  for (const name of ['name', 'email', 'company', 'text']) {
    expect(isSame({ input }, { input: { ...input, [name]: 'RU' } }), name).toBe(false);
  }
});

test('two enquiries about the same are the same, whatever the language of the line that says so', () => {
  const about = (word: string, name: string, text = 'Hello') => {
    const line = `${word}: ${name}`;
    return { input: { ...input, text: `${line}\n${text}` }, subject: { about: name, line } };
  };
  const english = about('About', 'Turbine');
  expect(isSame(english, about('Zu', 'Turbine'))).toBe(true);
  expect(isSame(english, about('About', 'Rotor'))).toBe(false);
  expect(isSame(english, about('Zu', 'Turbine', 'Bye'))).toBe(false);
  // Without the line, it says something else.
  expect(isSame(english, { ...english, input })).toBe(false);
});

test('an enquiry replaces one of its form about the same, in whatever language, and none about something else', () => {
  const about = (name: string, line: string) => ({
    ...enquiry(),
    subject: { about: name, line },
  });
  const rotor = about('Rotor', 'About: Rotor');
  // Without a subject, as an enquiry was kept before there were subjects.
  const others = [enquiry(), about('Turbine', 'About: Turbine'), enquiry('/b')];
  for (const one of [rotor, ...others]) putIntoOutbox(one);
  expect(readOutbox()).toEqual([rotor, ...others]);
  const again = about('Rotor', 'Zu: Rotor');
  putIntoOutbox(again);
  expect(readOutbox()).toEqual([...others, again]);
  takeStoredOutOfOutbox({ ...rotor, at: now + 1 });
  expect(readOutbox()).toEqual(others);
});

test('the outbox has the last enquiry of each form, the latest ten, for a day', () => {
  const [first, again, other] = [enquiry(), enquiry(), enquiry('/b')];
  for (const one of [first, other, again]) putIntoOutbox(one);
  expect(readOutbox()).toEqual([other, again]);
  expect([first, again].map(({ key }) => isInOutbox(key))).toEqual([false, true]);
  takeOutOfOutbox(again.key);
  expect(readOutbox()).toEqual([other]);

  for (let index = 0; index < 10; index += 1) putIntoOutbox(enquiry(`/${index}`));
  expect(readOutbox()).toHaveLength(10);
  expect(isInOutbox(other.key)).toBe(false);
  const before = stored();
  vi.setSystemTime(now + day - 1);
  forgetOldEnquiries();
  expect(stored()).toBe(before);
  vi.setSystemTime(now + day);
  expect(readOutbox()).toEqual([]);
  forgetOldEnquiries();
  expect(stored()).toBeNull();
});

test.each<[string, unknown, boolean]>([
  ['nothing', null, false],
  ['a text', 'x', false],
  ['a key of another form', { key: 'ab' }, false],
  ['a longer key', { key: `${'a'.repeat(32)}-` }, false],
  ['a key with something before it', { key: `-${'a'.repeat(32)}` }, false],
  ['a key that is no text', { key: 1 }, false],
  ['a path that is no text', { path: 1 }, false],
  ['a time that is no number', { at: String(now) }, false],
  ['a label that is no text', { referenceLabel: 1 }, false],
  ['a subject that is a text', { subject: 'x' }, false],
  ['a subject without a line', { subject: { about: 'x' } }, false],
  ['a subject', { subject: { about: 'x', line: 'About: x' } }, true],
  ['a label', { referenceLabel: 'Reference' }, true],
  ['no texts', { input: null }, false],
  ['a missing text', { input: { ...input, company: undefined } }, false],
  ['an unknown language', { input: { ...input, language: 'XX' } }, false],
  ['a trap that is no text', { input: { ...input, website: 1 } }, false],
  ['a captcha that is a text', { input: { ...input, captchaSolved: 'yes' } }, false],
  ['no captcha, as before', { input: { ...input, captchaSolved: undefined } }, true],
  ['a file that has no token', { input: { ...input, attachments: [1] } }, false],
  ['files', { input: { ...input, attachments: ['a', 'b'] } }, true],
  ['a duration that is a text', { input: { ...input, fillMs: '1' } }, false],
  ['nothing else', {}, true],
])('an entry with %s counts: %s', (_, changes, counts) => {
  const entry = typeof changes === 'object' && changes ? { ...enquiry(), ...changes } : changes;
  localStorage.setItem('unsent_enquiries', JSON.stringify([entry, enquiry('/b')]));
  expect(readOutbox()).toHaveLength(counts ? 2 : 1);
});

const sent = () => renderHook(useSentEnquiries).result.current;

test('what was sent is shown for 30 days, the latest ten first', () => {
  const first = { ...enquiry('/a', 'Reference'), key: 'ab12cd34ef' };
  recordSent(first);
  expect(sent()).toEqual([{ reference: 'AB12-CD34', at: now, text: sentTextOf(first) }]);
  vi.setSystemTime(now + 30 * day - 1);
  expect(sent()).toHaveLength(1);
  vi.setSystemTime(now - 1);
  expect(sent()).toEqual([]);
  vi.setSystemTime(now);
  for (let index = 0; index < 9; index += 1) recordSent(enquiry());
  expect([sent().length, sent().at(-1)?.reference]).toEqual([10, 'AB12-CD34']);
  recordSent(enquiry());
  expect(sent().map(({ reference }) => reference)).not.toContain('AB12-CD34');

  vi.setSystemTime(now + 30 * day);
  expect(sent()).toEqual([]);
  recordSent(first);
  expect(JSON.parse(localStorage.getItem('sent_enquiries') ?? '')).toHaveLength(1);
  forgetSent('FFFF-FFFF');
  expect(sent()).toHaveLength(1);
  forgetSent('AB12-CD34');
  expect(sent()).toEqual([]);
});

test('an enquiry that two tabs have sent is listed once', () => {
  const [first, other] = [enquiry('/a', 'Reference'), enquiry('/b', 'Reference')];
  for (const one of [first, other, first]) recordSent(one);
  expect(sent().map(({ reference }) => reference)).toEqual([first, other].map(referenceOf));
});

const entry = { reference: 'A', at: now, text: '' };
test.each([
  null,
  'x',
  { ...entry, reference: 1 },
  { ...entry, at: String(now) },
  { ...entry, text: 1 },
])('%j is nothing that was sent', (other) => {
  localStorage.setItem('sent_enquiries', JSON.stringify([other, entry]));
  expect(sent()).toEqual([entry]);
});
