import type { Page } from '@playwright/test';

import { waitForDocuments } from './hydration.ts';

/** Holds the app's scripts back, so that only the HTML shows; returns the function that releases them. */
export async function holdScripts(page: Page): Promise<() => void> {
  await waitForDocuments(page);
  const held = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve(undefined);
}
