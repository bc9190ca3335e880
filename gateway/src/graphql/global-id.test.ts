import { expect, test } from 'vitest';
import { badUserInput } from '../contract/error.ts';
import {
  readGlobalId,
  restIdIn,
  restIdOf,
  restIdPairOf,
  toGlobalId,
  trashEntryId,
} from './global-id.ts';

const spare = toGlobalId('Spare', '1');
const part = toGlobalId('SubPart', '1', '11');

test.each([['1'], ['1', '11'], ['gas-turbina'], ['%: ü/b', '..']])(
  'an id is opaque, and read as it was built: %j',
  (...restIds) => {
    const id = toGlobalId('Type', ...restIds);
    expect(id).toMatch(/^[\w-]+$/);
    expect(readGlobalId(id)).toEqual({ type: 'Type', restIds });
  },
);

const base64 = (text: string) => Buffer.from(text).toString('base64url');

test.each([
  ...['', 'xx', `${spare}=`, base64('Spare:1').replace(/.$/, (last) => `${last}A`)],
  ...['Spare', 'Spare:', ':1', 'Spare::1', 'Spare:1:', 'Spare:%', 'Spare:%31', 'Spare:ü'].map(
    base64,
  ),
])('an object has one id, so that %j is none', (id) => {
  expect(() => readGlobalId(id, 'of')).toThrow(badUserInput('of', 'is not an id'));
});

test('an id of any length is refused without being read', () => {
  expect(() => readGlobalId(toGlobalId('Spare', '1'.repeat(1_000)), 'of')).toThrow(
    badUserInput('of', 'is not an id'),
  );
});

test('an id is taken for objects of its type alone, and whole', () => {
  expect([restIdOf('Spare', spare), restIdPairOf('SubPart', part)]).toEqual(['1', ['1', '11']]);
  expect(restIdIn('Spare', { restId: '7' })).toBe('7');
  expect(restIdIn('Spare', { id: spare })).toBe('1');
  expect([trashEntryId(undefined), trashEntryId('5')]).toEqual([
    null,
    toGlobalId('TrashEntry', '5'),
  ]);
});

test.each([
  ['id', 'Service', () => restIdOf('Service', spare)],
  ['id', 'SubPart', () => restIdOf('SubPart', part)],
  ['id', 'Spare', () => restIdPairOf('Spare', spare)],
  ['id', 'ProductProperty', () => restIdPairOf('ProductProperty', part)],
  ['of', 'Service', () => restIdOf('Service', spare, 'of')],
  ['by.id', 'Service', () => restIdIn('Service', { id: spare })],
  ['owner.id', 'Service', () => restIdIn('Service', { id: spare }, 'owner')],
])('%s: is not the id of a %s', (argument, type, read) => {
  expect(read).toThrow(badUserInput(argument, `is not the id of a ${type}`));
});
