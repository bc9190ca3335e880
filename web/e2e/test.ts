import { test as base } from '@playwright/test';

import { logIn, stayLoggedIn } from './administrator.ts';
import { trackCalls } from './operations.ts';
import { startSite } from './start-server.ts';
import type { RunningServer, RunningSite } from './start-server.ts';
import { recordPaths } from './used-by-stories.ts';

/** Playwright's test, on a site with the demo content that each of its workers starts for itself. */
export const test = base.extend<object, { site: RunningSite }>({
  site: [
    // Playwright reads the names of the fixtures that a fixture takes from this pattern.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  page: async ({ page }, use, { project }) => {
    trackCalls(page);
    if (project.name === 'stories') recordPaths(page);
    await use(page);
  },
});

/**
 * Runs the tests of a file on a site of their own instead, empty by default, so that they may change
 * every content. Call it once, before the first test.
 */
export function useOwnSite(
  start: () => Promise<RunningServer> = () => startSite({ SEED: 'none' }),
): void {
  let site: RunningServer | undefined;
  test.use({ baseURL: ({}, use) => use(site?.url) });
  test.beforeAll(async () => {
    site = await start();
  });
  test.afterAll(() => site?.stop());
}

/** Logs the administrator in at every load of the tests of a file. */
export function useDashboard(): void {
  let token: string;
  test.beforeAll(async ({ request }) => {
    token = await logIn(request);
  });
  test.beforeEach(({ page }) => stayLoggedIn(page, token));
}
