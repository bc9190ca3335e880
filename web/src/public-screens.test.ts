import { expect, test } from 'vitest';

import { linkedScreens } from './public-screens.ts';

test('the partners are linked only where there are some (spec 2.4)', () => {
  const linked = (partnerCount: number) => linkedScreens({ partnerCount }).map(({ path }) => path);
  expect(linked(1)).toContain('/partners');
  expect(linked(0)).toEqual(linked(1).filter((path) => path !== '/partners'));
});
