import { expect, test } from 'vitest';
import { dateTimeOrNull } from './fields.ts';

test.each([
  ['2026-11-23T08:15:00Z', '2026-11-23T08:15:00.000Z'],
  ['2026-11-23T08:15:00.250Z', '2026-11-23T08:15:00.250Z'],
  ['2026-11-23T09:15:00+01:00', '2026-11-23T08:15:00.000Z'],
  ['2026-11-23T08:15:00', '2026-11-23T08:15:00.000Z'],
  ['2026-11-23 08:15:00', '2026-11-23T08:15:00.000Z'],
  ['2026-11-23', '2026-11-23T00:00:00.000Z'],
  ['yesterday', null],
  ['', null],
  [null, null],
  [undefined, null],
])('a backend may write a date and time as %j: %j', (written, read) => {
  expect(dateTimeOrNull.parse(written)).toBe(read);
});
