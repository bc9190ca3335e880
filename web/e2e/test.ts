import { test as base } from '@playwright/test';

import { startPostgres } from '../../backend/src/testing/postgres.ts';
import { logIn, stayLoggedIn } from './administrator.ts';
import { trackCalls } from './operations.ts';
import { startSite } from './start-server.ts';
import type { RunningServer, RunningSite } from './start-server.ts';
import { recordPaths } from './used-by-stories.ts';

/** Returns the variables of a site with a database of its own; without any it is SQLite. */
type NewDatabase = () => Promise<Record<string, string>>;

/** Playwright's test, on a site with the demo content that each of its workers starts for itself. */
export const test = base.extend<object, { site: RunningSite; newDatabase: NewDatabase }>({
  site: [
    // Playwright reads the names of the fixtures that a fixture takes from this pattern.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  newDatabase: [
    async ({}, use, { project }) => {
      if (project.name !== 'postgresql') {
        await use(() => Promise.resolve({}));
        return;
      }
      const postgres = await startPostgres(['-c', 'fsync=off']);
      let sites = 0;
      await use(async () => {
        sites += 1;
        return { DATABASE_URL: await postgres.createDatabase(`site_${sites}`) };
      });
      await postgres.stop();
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
  start: (database: Record<string, string>) => Promise<RunningServer> = (database) =>
    startSite({ SEED: 'none', ...database }),
): void {
  let site: RunningServer | undefined;
  test.use({ baseURL: ({}, use) => use(site?.url) });
  test.beforeAll(async ({ newDatabase }) => {
    site = await start(await newDatabase());
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
