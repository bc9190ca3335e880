import { test } from '@playwright/test';

import { logIn, stayLoggedIn } from './administrator.ts';
import { startEmptyServer } from './start-server.ts';

const password = 'for-the-browser-tests';

/**
 * Gives the tests of a file a site of their own at this port, empty at first, and an administrator
 * who is logged in at every load. To be called once, before the first test.
 */
export function onEmptyDashboard(port: number): void {
  let stopServer: () => Promise<void>;
  let token: string;

  test.use({ baseURL: `http://localhost:${port}` });

  test.beforeAll(async ({ request }) => {
    stopServer = await startEmptyServer(port, password);
    token = await logIn(request, { password });
  });

  test.afterAll(async () => stopServer());

  test.beforeEach(({ page }) => stayLoggedIn(page, token));
}
