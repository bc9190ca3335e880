import { expect, test } from 'vitest';
import { dateTimeOrNull } from './fields.ts';

test.each([
  ['2026-11-23T08:15:00Z', '2026-11-23T08:15:00.000Z'],
  ['2026-11-23T08:15:00.250Z', '2026-11-23T08:15:00.250Z'],
  ['2026-11-23T09:15:00+01:00', '2026-11-23T08:15:00.000Z'],
  ['2026-11-23T08:15:00', '2026-11-23T08:15:00.000Z'],
  ['2026-11-23 08:15:00', '2026-11-23T08:15:00.000Z'],
  ['2026-11-23', '2026-11-23T00:00:00.000Z'],
  [1_700_000_000, '2023-11-14T22:13:20.000Z'],
  [1_700_000_000_250, '2023-11-14T22:13:20.250Z'],
  [1e300, null],
  [{}, null],
  ['yesterday', null],
  ['', null],
  [null, null],
  [undefined, null],
])('a backend may write a date and time as %j: %j', (written, read) => {
  expect(dateTimeOrNull.parse(written)).toBe(read);
});
