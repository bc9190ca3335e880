import type { Page } from '@playwright/test';
import { z } from 'zod';

const operation = z.object({ operationName: z.string() });

/** Collects the names of the GraphQL operations that the page sends from now on, in order. */
export function recordOperations(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql') return;
    names.push(operation.parse(request.postDataJSON()).operationName);
  });
  return names;
}
