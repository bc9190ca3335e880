import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './accessibility.ts';
import { answer, answerLoss, dialogOf, openDialog } from './dashboard-forms.ts';
import { expectNoHorizontalScroll, watchPage } from './page-watch.ts';
import { test, useDashboard } from './test.ts';

/** Every dashboard screen and every dialog is held to WCAG 2.2 AA, on a phone and on a wide screen. */

// Recording each step of so many screens would take longer than the walk.
test.use({ trace: 'off' });

useDashboard();

const wide = { width: 1440, height: 900 };
const sizes = [wide, { width: 360, height: 760 }];

test.use({ viewport: wide });

interface Screen {
  path: string;
  heading: string;
  /** Its dialogs, by the button that opens each. */
  dialogs?: { open: string | RegExp; title: string }[];
  /** How many rich-text editors it shows at the least. */
  editors?: number;
  /** Whether it asks before it deletes, by this button. */
  deletion?: string | RegExp;
}

const screens: Screen[] = [
  {
    path: '',
    heading: 'Products',
    dialogs: [{ open: 'Add product', title: 'Add product' }],
  },
  {
    path: '/product/1',
    heading: 'Product',
    editors: 1,
    dialogs: [{ open: 'Add property', title: 'Add property' }],
    deletion: 'Delete',
  },
  {
    path: '/categories',
    heading: 'Categories',
    dialogs: [
      { open: 'Add category', title: 'Add category' },
      { open: /^Edit /, title: 'Edit category' },
    ],
    deletion: /^Delete /,
  },
  {
    path: '/data',
    heading: 'Spare Parts',
    dialogs: [{ open: 'Add spare part', title: 'Add spare part' }],
  },
  {
    path: '/spare/1',
    heading: 'Spare part',
    editors: 1,
    dialogs: [
      { open: 'Add spare part', title: 'Add spare part' },
      { open: /^HT-/, title: 'Update spare part' },
    ],
    deletion: 'Delete image 1',
  },
  {
    path: '/partners',
    heading: 'Partners',
    dialogs: [
      { open: 'Add partner', title: 'Add partner' },
      { open: 'Edit partner 1', title: 'Edit partner' },
    ],
    deletion: 'Delete partner 1',
  },
  {
    path: '/services',
    heading: 'Services',
    dialogs: [{ open: 'Add service', title: 'Add service' }],
  },
  { path: '/services/1', heading: 'Service', editors: 1, deletion: 'Delete' },
  { path: '/requests', heading: 'Requests' },
  {
    path: '/gas-turbina',
    heading: 'Gas Turbina Page',
    editors: 1,
    dialogs: [{ open: 'Add Part', title: 'Add Part' }],
  },
  { path: '/privacy-policy', heading: 'Privacy Policy Page', editors: 1 },
  { path: '/careers', heading: 'Careers Page', editors: 1 },
  { path: '/contact', heading: 'Contact Page', editors: 1 },
  { path: '/settings', heading: 'Settings' },
];

async function expectWellMade(page: Page, state: string): Promise<void> {
  await expectNoHorizontalScroll(page);
  // At its end, where the bar of a form is in its place: at the top it lies over what comes below.
  await expectAccessible(page, state, 'end');
}

/** On a wide screen and on a phone, without opening it twice; ends on the wide screen. */
async function expectWellMadeAtBothWidths(page: Page, state: string): Promise<void> {
  for (const size of sizes.toReversed()) {
    await page.setViewportSize(size);
    // Fields in three languages become tabs at a small width, and stand side by side at a large one.
    await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
    await expectWellMade(page, `${state} at ${size.width} px`);
  }
}

/** Waits until a dialog has come in: while it fades, no text has its contrast. */
async function expectShown(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveCSS('opacity', '1');
}

async function openScreen(page: Page, { path, heading, editors = 0 }: Screen): Promise<void> {
  await page.goto(`/#/dashboard${path}`);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  if (editors) await expect(page.locator('main [contenteditable="true"]').first()).toBeVisible();
}

for (const screen of screens) {
  test(`${screen.heading}: the screen and what opens over it (spec 2.14)`, async ({ page }) => {
    const watch = watchPage(page);
    await openScreen(page, screen);
    await expectWellMadeAtBothWidths(page, screen.heading);

    for (const { open, title } of screen.dialogs ?? []) {
      const opener = page.getByRole('button', { name: open, exact: true }).first();
      await opener.click();
      const dialog = dialogOf(page, title);
      await expect(dialog.locator('input, [contenteditable="true"]').first()).toBeAttached();
      await expectShown(dialog);
      await expectWellMadeAtBothWidths(page, title);

      // It closes by Escape, and the focus is back where it was.
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }

    if (screen.deletion) {
      const opener = page.getByRole('button', { name: screen.deletion, exact: true }).first();
      await opener.click();
      await expectShown(dialogOf(page, 'Are you sure you want to delete?'));
      await expectWellMadeAtBothWidths(page, 'question');
      await answer(page, 'No');
      await expect(opener).toBeFocused();
    }
    expect(watch.complaints).toEqual([]);
  });
}

test('the search, and what it finds', async ({ page }) => {
  await openScreen(page, { path: '/data', heading: 'Spare Parts' });
  const opener = page.getByRole('button', { name: 'Find' });
  await opener.click();
  const dialog = dialogOf(page, 'Find');
  await expectShown(dialog);
  await expectWellMadeAtBothWidths(page, 'an empty search');
  await dialog.getByRole('combobox').fill('lm6000');
  await expect(dialog.getByRole('option').last()).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('option').last()).toBeInViewport();
  await expectWellMadeAtBothWidths(page, 'what is found');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    // Each width on a page of its own: a resize creates the editor again, which closes its link editor.
    test('a question above a dialog, an alert, and the editor of links', async ({ page }) => {
      await openScreen(page, screens[5] ?? { path: '', heading: '' });
      const dialog = await openDialog(page, 'Add partner');
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
      const alert = page.getByRole('alert');
      // Under the pointer it stays open.
      await alert.hover();
      await expect(alert).toHaveText('Please select a file first!');
      await expect(alert).toHaveCSS('opacity', '1');
      // The dashboard speaks English, also to a visitor who has chosen German.
      await expect(alert.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
      await expectWellMade(page, 'alert above a dialog');
      await alert.getByRole('button').click();

      const editor = dialog.getByRole('textbox', { name: 'Text(De)' });
      await editor.fill('Regler');
      await editor.press('Control+a');
      await dialog.getByRole('button', { name: 'Link' }).first().click();
      const url = page.getByRole('textbox', { name: 'Enter URL' });
      await expect(url).toBeFocused();
      await expectWellMade(page, 'editor of links');
      // Escape closes what floats above the dialog, and only that.
      await page.keyboard.press('Escape');
      await expect(url).toBeHidden();
      await expect(editor).toHaveText('Regler');

      await dialog.getByRole('button', { name: 'Close' }).click();
      await expectShown(dialogOf(page, 'Discard unsaved changes?'));
      await expectWellMade(page, 'question above a dialog');
      await answerLoss(page, 'No');
      await expect(editor).toHaveText('Regler');
    });
  });
}

test('the menu of a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await openScreen(page, { path: '/settings', heading: 'Settings' });
  const opener = page.getByRole('button', { name: 'Menu' });
  await opener.click();
  await expectShown(dialogOf(page, 'Hamberg Turbinen'));
  await expectWellMade(page, 'menu');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('in forced colours the current entry of the menu alone has a bar', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openScreen(page, { path: '/settings', heading: 'Settings' });
  const hasBar = (name: string) =>
    page.getByRole('link', { name, exact: true }).evaluate((link) => {
      const canvas = getComputedStyle(document.body).backgroundColor;
      return getComputedStyle(link).borderLeftColor !== canvas;
    });
  expect(await hasBar('Settings')).toBe(true);
  expect(await hasBar('Categories')).toBe(false);
});
