import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';

function isCall(request: Request): boolean {
  return new URL(request.url()).pathname === '/graphql';
}

/**
 * What screens ask by themselves after the first view: the dashboard's menu counts what is open, forms say that
 * they are open, lists learn what the backend offers for them, or what replaces the parts in sight, and searches
 * in the browser which names stand for one another.
 */
const besideScreens = [
  'OpenCounts',
  'HistoryOffer',
  'TranslationMarks',
  'MovableTypes',
  'ReportEditing',
  'PartHistories',
  'KnownNames',
];

/**
 * Collects the names of the GraphQL operations that the page sends from now on, in order. The
 * browser does not expose a body with files; such an operation is called 'upload'.
 */
export function recordOperations(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (!isCall(request)) return;
    const inBody = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
    const name = new URL(request.url()).searchParams.get('operationName') ?? inBody ?? 'upload';
    if (!besideScreens.includes(name)) names.push(name);
  });
  return names;
}

const openCalls = new WeakMap<Page, Set<Request>>();

/** Keeps the GraphQL calls of a page that have no response yet, for `expectAllAnswered`. */
export function trackCalls(page: Page): void {
  const open = new Set<Request>();
  openCalls.set(page, open);
  page.on('request', (request) => isCall(request) && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/**
 * Waits until the page has the response to every GraphQL call that it has sent, and has sent no other one
 * when it has drawn them: from now on, only what the test does is sent.
 */
export async function expectAllAnswered(page: Page): Promise<void> {
  await expect(async () => {
    const isAnswered = () => openCalls.get(page)?.size === 0;
    expect(isAnswered()).toBe(true);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
    );
    expect(isAnswered()).toBe(true);
  }).toPass({ intervals: [20], timeout: 60_000 });
}
