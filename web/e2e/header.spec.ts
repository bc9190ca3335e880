import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { test } from './test.ts';

/** The header and the footer (spec 2.4). */

function navigationOf(page: Page) {
  return page.getByRole('navigation', { name: 'Hauptnavigation' });
}

function openedBy(page: Page, name: string) {
  return navigationOf(page).getByRole('button', { name });
}

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a dropdown opens and closes under the mouse, and leads to /service/{id} (spec 2.4)', async ({
    page,
  }) => {
    await page.goto('/');
    const entry = navigationOf(page).getByRole('link', { name: 'Boroskopinspektion' });
    await expect(entry).toBeHidden();
    await openedBy(page, 'Leistungen').hover();
    await expect(entry).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(entry).toBeHidden();

    await openedBy(page, 'Leistungen').hover();
    await entry.click();
    await expect(page).toHaveURL(/#\/service\/6$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Boroskopinspektion' })).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(entry).toBeHidden();
  });

  test('a dropdown is opened, walked, left and used by keyboard alone (spec 2.4)', async ({
    page,
  }) => {
    await page.goto('/');
    const button = openedBy(page, 'Ersatzteile');
    const first = navigationOf(page).getByRole('link', { name: 'Brennstoffsystem und Düsen' });
    await button.focus();
    await expect(first).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/part-list\/2$/);
    await expect(first).toBeHidden();
    // After navigation the focus is where the new screen begins (issue: accessibility).
    await expect(page.getByRole('heading', { level: 1, name: 'Zündanlage' })).toBeFocused();

    // Tabbing past its last entry closes it.
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const last = navigationOf(page).getByRole('link', { name: 'Lager und Vorbestellung' });
    await last.focus();
    await expect(last).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(last).toBeHidden();
  });

  test('the current page is marked in the navigation, also within a dropdown and in forced colours (spec 2.4)', async ({
    page,
  }) => {
    await page.goto('/#/careers');
    const careers = navigationOf(page).getByRole('link', { name: 'Karriere' });
    const partners = navigationOf(page).getByRole('link', { name: 'Partner' });
    await expect(careers).toHaveAttribute('aria-current', 'page');
    await expect(partners).not.toHaveAttribute('aria-current');
    const underline = (of: typeof careers) =>
      of.evaluate((element) => getComputedStyle(element).borderBottomColor);
    const marked = await underline(careers);
    expect(await underline(partners)).not.toBe(marked);

    // There, the current page alone has a bar.
    await page.emulateMedia({ forcedColors: 'active' });
    const bars = (of: typeof careers) =>
      of.evaluate((link) => {
        const { borderTopColor, borderBottomColor } = getComputedStyle(link);
        const canvas = getComputedStyle(link.closest('header') ?? link).backgroundColor;
        return [borderTopColor, borderBottomColor].filter((colour) => colour !== canvas).length;
      });
    await expect.poll(() => bars(careers)).toBe(1);
    expect(await bars(partners)).toBe(0);
    await page.emulateMedia({ forcedColors: 'none' });

    await page.goto('/#/part-list/2');
    await expect.poll(() => underline(openedBy(page, 'Ersatzteile'))).toBe(marked);
    expect(await underline(openedBy(page, 'Leistungen'))).not.toBe(marked);
    await openedBy(page, 'Ersatzteile').hover();
    await expect(navigationOf(page).getByRole('link', { name: 'Zündanlage' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('scrolled by more than 0, the header takes its sticky style and stays (spec 2.4)', async ({
    page,
  }) => {
    await page.goto('/');
    const header = page.getByRole('banner').last();
    const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await shadow()).toBe('none');
    await page.evaluate(() => window.scrollTo(0, 1));
    await expect.poll(shadow).not.toBe('none');
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(shadow).toBe('none');
  });
});

test.describe('on a large touch screen', () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: true });

  test('a dropdown opens with a tap, closes with the next, and leads on (spec 2.4)', async ({
    page,
  }) => {
    await page.goto('/');
    const entry = navigationOf(page).getByRole('link', { name: 'Boroskopinspektion' });
    await openedBy(page, 'Leistungen').tap();
    await expect(entry).toBeVisible();
    await openedBy(page, 'Leistungen').tap();
    await expect(entry).toBeHidden();
    await openedBy(page, 'Leistungen').tap();
    await entry.tap();
    await expect(page).toHaveURL(/#\/service\/6$/);
    await expect(entry).toBeHidden();
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 760 }, hasTouch: true });

  test('the sidebar slides in with an overlay, which closes it (spec 2.4, 4)', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menü' }).tap();
    const sidebar = page.getByRole('dialog', { name: 'Menü' });
    await expect(sidebar).toBeVisible();
    await expect
      .poll(() => sidebar.evaluate((element) => Math.round(element.getBoundingClientRect().right)))
      .toBe(360);

    // A tap on the overlay beside it closes it.
    await page.touchscreen.tap(10, 400);
    await expect(sidebar).toBeHidden();
  });

  test('the sidebar leads to a page, marks it, and switches the language (spec 2.4) @story', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menü' }).tap();
    const sidebar = page.getByRole('dialog');
    await sidebar.getByRole('button', { name: 'Ersatzteile' }).tap();
    await sidebar.getByRole('link', { name: 'Zündanlage' }).tap();
    await expect(page).toHaveURL(/#\/part-list\/2$/);
    await expect(sidebar).toBeHidden();

    await page.getByRole('button', { name: 'Menü' }).tap();
    await sidebar.getByRole('button', { name: 'Ersatzteile' }).tap();
    await expect(sidebar.getByRole('link', { name: 'Zündanlage' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await sidebar.getByRole('button', { name: 'Sprache' }).tap();
    await sidebar.getByRole('button', { name: /Русский/ }).tap();
    await expect(sidebar.getByRole('link', { name: 'Карьера' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: 'Система зажигания' })).toBeVisible();
  });

  test('a heading that a button leads to lies below the header', async ({ page }) => {
    await page.goto('/de/spare-parts');
    await page.getByRole('button', { name: 'Zur Vorbestellung' }).tap();
    const heading = page.getByRole('heading', { name: 'Vorbestellung', exact: true });
    await expect(heading).toBeFocused();
    await expect
      .poll(async () => {
        const boxes = [page.getByRole('banner'), heading].map((one) => one.boundingBox());
        const [header, box] = await Promise.all(boxes);
        return header && box && box.y - (header.y + header.height);
      })
      .toBeGreaterThanOrEqual(0);
  });
});
