import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from './test.ts';

/** The four slides of the hero and the dots that lead to them (spec 2.3). */

function heroOf(page: Page) {
  const hero = page.getByRole('region', { name: 'Innovation hält Turbinen in Bewegung' });
  const slide = (number: number) => hero.locator('img').nth(number - 1);
  const dot = (number: number) => hero.getByRole('button', { name: `Bild ${number} von 4` });
  return { slide, dot };
}

for (const width of [360, 1440]) {
  test(`each dot shows its slide at ${width} px, by mouse and by keyboard (spec 2.3)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const { slide, dot } = heroOf(page);
    await expect(dot(1)).toHaveAttribute('aria-current', 'true');

    async function expectShown(number: number) {
      await expect(dot(number)).toHaveAttribute('aria-current', 'true');
      await expect(slide(number)).toBeInViewport({ ratio: 0.99 });
    }
    for (const number of [3, 4, 1, 2]) {
      await dot(number).click();
      await expectShown(number);
    }

    await page.keyboard.press('Tab');
    await expect(dot(3)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectShown(3);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expectShown(4);
  });
}
