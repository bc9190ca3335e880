import { expect, test } from 'vitest';
import { isPublic, isTouched, cacheTagOf } from './cache-tag.ts';

const read = (path: string, id?: string) => cacheTagOf(path, { id, slug: id });

test.each([
  ['/spare/{id}', { id: '7' }, { feature: 'spare', id: '7' }],
  ['/spare/{id}/part/{partId}', { id: '7', partId: '1' }, { feature: 'spare', id: '7' }],
  ['/page/{slug}/image/add', { slug: 'careers' }, { feature: 'page', id: 'careers' }],
  ['/page/page-part/{id}', { id: '3' }, { feature: 'page' }],
  ['/spare', {}, { feature: 'spare' }],
])('%s is about %o: %o', (path, values, tag) => {
  expect(cacheTagOf(path, values)).toEqual({ id: undefined, ...tag });
});

test.each([
  // The entity itself and the lists that show it.
  ['/spare/{id}', '7', '/spare/{id}', '7', true],
  ['/spare', undefined, '/spare/{id}', '7', true],
  ['/component/navbar', undefined, '/spare/{id}', '7', true],
  ['/component/navbar', undefined, '/service', undefined, true],
  ['/component/navbar', undefined, '/partner/{id}', '1', true],
  ['/product/{id}', '7', '/category/{id}', '1', true],
  // A write that does not tell the entity touches all of the feature.
  ['/product/{id}', '7', '/product/property/{id}', '1', true],
  ['/spare/{id}', '7', '/spare', undefined, true],
  // Products name their translations.
  ['/product/{id}', '8', '/product/{id}', '7', true],
  // What is restored, replaced or moved may be anything.
  ['/settings', undefined, '/trash/{id}', '1', true],
  ['/settings', undefined, '/revision/{id}', '1', true],
  ['/settings', undefined, '/image/{id}', '1', true],
  ['/settings', undefined, '/order/{id}', '1', true],
  // Nothing else.
  ['/settings', undefined, '/auth/login', undefined, false],
  ['/spare/{id}', '8', '/spare/{id}', '7', false],
  ['/product', undefined, '/spare/{id}', '7', false],
  ['/component/navbar', undefined, '/product/{id}', '7', false],
])('reading %s %s, writing %s %s: touched %s', (path, id, written, writtenId, touched) => {
  expect(isTouched(read(path, id), read(written, writtenId))).toBe(touched);
});

test.each([
  ['/spare/{id}', true],
  ['/settings', true],
  ['/request', false],
  ['/auth/me', false],
])('whether visitors may see what %s changes: %s', (path, isSeen) => {
  expect(isPublic(cacheTagOf(path))).toBe(isSeen);
});
