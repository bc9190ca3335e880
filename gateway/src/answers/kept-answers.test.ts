import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnswer } from './answer.ts';
import { KeptAnswers } from './kept-answers.ts';

const answer = (text: string, id = '7') =>
  createAnswer({
    operation: 'PartListScreen',
    status: 200,
    contentType: 'application/json',
    text,
    topics: [{ feature: 'settings' }, { feature: 'spare', id }],
    mayBeKept: true,
    isStale: false,
  });

let kept: KeptAnswers;
beforeEach(() => {
  vi.useFakeTimers();
  kept = new KeptAnswers(() => 10_000);
});
afterEach(() => vi.useRealTimers());

const keep = (key: string, text: string, id?: string) =>
  kept.keep(key, kept.beginning(), answer(text, id));

test('an answer is given for its time, counted from when its making began', () => {
  const beginning = kept.beginning();
  vi.advanceTimersByTime(4_000);
  kept.keep('a', beginning, answer('one'));
  vi.advanceTimersByTime(5_999);
  expect(kept.find('a')?.plain.bytes).toBe('one');
  vi.advanceTimersByTime(1);
  expect(kept.find('a')).toBeUndefined();
});

test('with no time nothing is kept', () => {
  kept = new KeptAnswers(() => 0);
  keep('a', 'one');
  expect(kept.find('a')).toBeUndefined();
});

test('what began before a write is not kept, whatever was written', () => {
  const beginning = kept.beginning();
  kept.forget({ feature: 'category' });
  kept.keep('a', beginning, answer('stale'));
  expect(kept.find('a')).toBeUndefined();
});

test('a write forgets exactly what it touched', () => {
  keep('seven', '7', '7');
  keep('eight', '8', '8');
  kept.forget({ feature: 'spare', id: '7' });
  expect(kept.find('seven')).toBeUndefined();
  expect(kept.find('eight')).toBeDefined();
  kept.forget({ feature: 'settings' });
  expect(kept.find('eight')).toBeUndefined();
});

test('large answers push out those used longest ago, so that memory has a bound', () => {
  for (let i = 0; i < 40; i++) keep(String(i), 'x'.repeat(1_000_000));
  expect(kept.find('39')).toBeDefined();
  expect(kept.find('0')).toBeUndefined();
});
