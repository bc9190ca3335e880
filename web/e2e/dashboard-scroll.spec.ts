import { expect } from '@playwright/test';

import { test, useDashboard } from './test.ts';

useDashboard();

test('a new screen of the dashboard begins at its top; Back returns to where one was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.goto('/#/dashboard');
  const card = page.getByRole('main').getByRole('link').last();
  await card.scrollIntoViewIfNeeded();
  const before = await scrolled();
  expect(before).toBeGreaterThan(100);

  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Product', exact: true })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(20);
});
