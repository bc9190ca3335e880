import { expect, test } from 'vitest';
import { maxPageSize } from '../gateway/src/graphql/connection.ts';
import { maxPageSize as largestRequested } from '../web/src/ui/list/use-read-more.ts';

test('no page that the web app asks for is larger than the limit of cost counts it', () => {
  expect(largestRequested).toBeLessThanOrEqual(maxPageSize);
});
