import { test } from '@playwright/test';

import { logIn, stayLoggedIn } from './administrator.ts';
import { startEmptyServer } from './start-server.ts';

const password = 'for-the-browser-tests';

/**
 * Starts an empty site at this port for the tests of a file and logs the administrator in at every load.
 * Call it once, before the first test.
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
