import { expect, test } from 'vitest';
import { imageUrl } from './image.ts';

const base = 'https://backend.example';

test.each(['/files/1.jpg', 'files/1.jpg', '//files/1.jpg'])(
  'the path %s is joined to the public base by one slash (spec 3)',
  (path) => {
    expect(imageUrl(base, path)).toBe('https://backend.example/files/1.jpg');
  },
);

test('the base may have a path of its own', () => {
  expect(imageUrl('/api', 'files/1.jpg')).toBe('/api/files/1.jpg');
});

test.each([
  [1, '?w=320'],
  [320, '?w=320'],
  [321, '?w=640'],
  [1920, '?w=1920'],
  [1921, ''],
  [null, ''],
])('the width %s leads to the next of the few, or to the original', (width, search) => {
  expect(imageUrl(base, '/files/1.jpg', width)).toBe(`${base}/files/1.jpg${search}`);
});

test('a path with parameters keeps them', () => {
  expect(imageUrl(base, '/files?name=1.jpg', 640)).toBe(`${base}/files?name=1.jpg&w=640`);
});
