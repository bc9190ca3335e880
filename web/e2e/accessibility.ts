import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

/**
 * Expects (softly) that axe finds no violation of WCAG 2.2 AA on the page, which it scrolls to its top or
 * end. That costs as much as loading the page, so stories do it only where all tests run.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  place: 'top' | 'end' = 'top',
): Promise<void> {
  if (test.info().project.name === 'stories' && !process.env['TEST_ALL']) return;
  // A target that a sticky bar covers would be measured by what is left of it.
  await page.evaluate((to) => scrollTo(0, to === 'top' ? 0 : document.body.scrollHeight), place);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .setLegacyMode(true)
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect.soft(found, state).toEqual([]);
}
