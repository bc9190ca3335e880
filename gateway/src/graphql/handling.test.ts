import { expect, test } from 'vitest';
import { toGlobalId } from './global-id.ts';
import { handling, receivedIdsOf } from './handling.ts';

test('what is not known of what a visitor has sent is null, and it is no spam', () => {
  const unknown = { created_at: null, handled_by: null, handled_at: null };
  const of = (entry: Parameters<typeof handling.status>[0]) =>
    Object.entries(handling).map(([name, read]) => [name, read(entry)]);
  expect(Object.fromEntries(of(unknown))).toEqual({
    ...{ receivedAt: null, isSuspectedSpam: false },
    ...{ status: null, handledBy: null, handledAt: null },
  });
  const known = { created_at: 'a', suspected: true, handled_by: 'admin', handled_at: 'b' };
  expect(Object.fromEntries(of({ ...known, status: 'done' }))).toEqual({
    ...{ receivedAt: 'a', isSuspectedSpam: true },
    ...{ status: 'DONE', handledBy: { login: 'admin' }, handledAt: 'b' },
  });
});

test('one to 200 are changed or deleted at once', () => {
  const ids = Array.from({ length: 200 }, (_, id) => String(id));
  const globalIds = ids.map((id) => toGlobalId('Request', id));
  expect(receivedIdsOf('Request', globalIds)).toEqual(ids);
  for (const wrong of [[], [...globalIds, toGlobalId('Request', '200')]]) {
    expect(() => receivedIdsOf('Request', wrong)).toThrow('ids: must be 1 to 200');
  }
  const another = toGlobalId('Application', '1');
  expect(() => receivedIdsOf('Request', [another])).toThrow('ids: ');
});
