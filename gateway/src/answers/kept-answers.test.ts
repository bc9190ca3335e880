import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnswer } from './answer.ts';
import { KeptAnswers } from './kept-answers.ts';

const answer = (text: string, id = '7') =>
  createAnswer({
    operation: 'PartListScreen',
    status: 200,
    headers: { 'content-type': 'application/json' },
    text,
    topics: [{ feature: 'settings' }, { feature: 'spare', id }],
    mayBeKept: true,
  });

let kept: KeptAnswers;
beforeEach(() => {
  vi.useFakeTimers();
  kept = new KeptAnswers(() => 10_000);
});
afterEach(() => vi.useRealTimers());

const asked = (url: string, accept = 'application/json') => ({ url, accept });
const keep = (url: string, text: string, id?: string) =>
  kept.keep(asked(url), kept.beginning(), answer(text, id));
const find = (url: string) => kept.find(asked(url));

test('an answer is given only to who takes the same types', () => {
  keep('a', 'one');
  expect(kept.find(asked('a', 'application/graphql-response+json'))).toBeUndefined();
  expect(find('a')).toBeDefined();
});

test('an answer is given for its time, counted from when its making began', () => {
  const beginning = kept.beginning();
  vi.advanceTimersByTime(4_000);
  kept.keep(asked('a'), beginning, answer('one'));
  vi.advanceTimersByTime(5_999);
  expect(find('a')?.plain.bytes).toBe('one');
  vi.advanceTimersByTime(1);
  expect(find('a')).toBeUndefined();
});

test('with no time nothing is kept', () => {
  kept = new KeptAnswers(() => 0);
  keep('a', 'one');
  expect(find('a')).toBeUndefined();
});

test('what began before a write is not kept, whatever was written', () => {
  const beginning = kept.beginning();
  kept.forget({ feature: 'category' });
  kept.keep(asked('a'), beginning, answer('stale'));
  expect(find('a')).toBeUndefined();
});

test('a write forgets exactly what it touched', () => {
  keep('seven', '7', '7');
  keep('eight', '8', '8');
  kept.forget({ feature: 'spare', id: '7' });
  expect(find('seven')).toBeUndefined();
  expect(find('eight')).toBeDefined();
  kept.forget({ feature: 'settings' });
  expect(find('eight')).toBeUndefined();
});

test('large answers push out those used longest ago, so that memory has a bound', () => {
  for (let i = 0; i < 40; i++) keep(String(i), 'x'.repeat(1_000_000));
  expect(find('39')).toBeDefined();
  expect(find('0')).toBeUndefined();
});
