import { expect, test } from 'vitest';
import { newest } from './newest.ts';

const titled = (id: string, title = 'Seal') => ({ id, title });

test('of those that look alike the highest id is the newest, as a number', () => {
  const list = [titled('10'), titled('9'), titled('11', 'Rotor')];
  expect(newest('POST /spare', list, ({ title }) => title === 'Seal').id).toBe('10');
});

test('where ids are no numbers it is the last of the list', () => {
  expect(newest('POST /spare', [titled('f0-1'), titled('a2-7')]).id).toBe('a2-7');
});

test('none is BACKEND_INVALID_RESPONSE', () => {
  expect(() => newest('POST /spare', [])).toThrow(
    expect.objectContaining({
      extensions: expect.objectContaining({
        code: 'BACKEND_INVALID_RESPONSE',
        row: 'POST /spare',
      }) as object,
    }),
  );
});
