import type { Page } from '@playwright/test';

/** Resolves when the app handles clicks, drops and chosen files itself; until then they are held back. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => !('firstView' in window));
}

/**
 * Has the page wait for the document of its screen as long as it takes; after five seconds it would
 * leave the screen to the app.
 */
export async function waitForDocuments(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}
