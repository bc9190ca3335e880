import { expect, test } from 'vitest';
import { z } from 'zod';
import { receivedIds } from '../contract/handling.ts';
import { optionalReference, pathId, reference, text } from '../contract/fields.ts';
import { validate } from './validate.ts';

const percent = z.number().min(0).max(100);

test.each<[z.ZodType, unknown, string]>([
  [text(3), undefined, 'must not be missing'],
  [reference(), undefined, 'must not be missing'],
  [z.enum(['a', 'b']), undefined, 'must not be missing'],
  [z.enum(['a', 'b']), 'c', 'must be one of a, b'],
  [text(3), null, 'must be a string'],
  [text(3), 5, 'must be a string'],
  [text(3), ['twice', 'sent'], 'must be a string'],
  [text(3), 'long', 'must have at most 3 characters'],
  [text(3), '\0', 'must not contain NUL or half a character'],
  [z.int(), 'x', 'must be a number'],
  [z.int(), 1.5, 'must be a whole number'],
  [reference(), 'x', 'must be a whole number'],
  [optionalReference(), 'x', 'must be a whole number'],
  [pathId(), '99999999999999999999', 'is not valid'],
  [pathId(), '-1', 'is not valid'],
  [pathId(), '0', 'must be a whole number from 1 to 2147483647'],
  [pathId(), '2147483648', 'must be a whole number from 1 to 2147483647'],
  [percent, -1, 'must be at least 0'],
  [percent, 101, 'must be at most 100'],
  [receivedIds, 'x', 'must be a list'],
  [receivedIds, [], 'must not be empty'],
  [receivedIds, Array.from({ length: 201 }, () => 1), 'must have at most 200 entries'],
  [z.string().regex(/a/), 'b', 'is not valid'],
  [z.string().regex(/a/, 'is no token'), 'b', 'is no token'],
])('what is wrong with a field is said of it: %#', (field, value, advice) => {
  expect(() => validate(z.object({ field }), { field: value })).toThrow(
    expect.objectContaining({ status: 400, fields: { field: advice } }),
  );
});

test('what is no object is said of the body', () => {
  expect(() => validate(z.object({}), [])).toThrow(
    expect.objectContaining({ status: 400, fields: { body: 'must be an object' } }),
  );
});
