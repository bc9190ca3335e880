import { expect, test } from 'vitest';

import { cascadeSummary } from './cascade-summary.ts';

test.each([
  [{ part: 12, image: 3 }, 'With 12 parts and 3 images.'],
  [{ property: 2, image: 1 }, 'With 2 properties and 1 image.'],
  [{ property: 1, image: 0 }, 'With 1 property.'],
  [{ part: 0, image: 0 }, undefined],
])('%o: %s', (counts, summary) => {
  expect(cascadeSummary(counts)).toBe(summary);
});
