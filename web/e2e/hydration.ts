import type { Page } from '@playwright/test';

/** Resolves when the app handles clicks, drops and chosen files itself; until then they are held back. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => !('firstView' in window));
}
