import { expect, test } from 'vitest';
import { SpanLimit } from './span-limit.ts';

/** How many spans of the traces are admitted at one time. */
function admitted(limit: SpanLimit, traceIds: readonly string[], now: number): number {
  return traceIds.filter((id) => limit.admits(id, now)).length;
}

const other = (name: string) => Array.from({ length: 5_000 }, (_, index) => `${name} ${index}`);

test('all traces are exported until there are many at once, then some of every second', () => {
  const limit = new SpanLimit(0);
  expect(admitted(limit, other('first'), 0)).toBe(2_000);
  expect(admitted(limit, other('second'), 1_000)).toBe(200);
  expect(admitted(limit, other('third'), 1_001)).toBe(0);
  // A quiet minute.
  expect(admitted(limit, other('last'), 61_000)).toBe(2_000);
});

test('a trace under way is exported whole, but one that never ends is bounded as well', () => {
  const limit = new SpanLimit(0);
  limit.admits('enquiry', 0);
  admitted(limit, other('flood'), 0);
  expect(admitted(limit, Array<string>(30).fill('enquiry'), 1)).toBe(30);
  expect(limit.admits('another', 1)).toBe(false);
  const endless = Array<string>(5_000).fill('enquiry');
  expect(admitted(limit, endless, 1)).toBeLessThan(1_000);
  expect(admitted(limit, endless, 1_001)).toBe(200);
});
