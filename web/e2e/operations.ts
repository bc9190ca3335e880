import type { Page } from '@playwright/test';

/**
 * Collects the names of the GraphQL operations that the page sends from now on, in order. The
 * browser does not expose a body with files; such an operation is called 'upload'.
 */
export function recordOperations(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname !== '/graphql') return;
    const inBody = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
    names.push(searchParams.get('operationName') ?? inBody ?? 'upload');
  });
  return names;
}
