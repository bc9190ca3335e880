import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** The entries that a test types into a form, by the German label of the field. */
export type Entries = Record<string, string>;

/** Finds a field of the form on screen by its German label, required or not. */
export function field(page: Page, label: string): Locator {
  return page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${label}( \\*)?$`) });
}

/** Types the entries into the form on screen. */
export async function fill(page: Page, entries: Entries): Promise<void> {
  for (const [label, value] of Object.entries(entries)) await field(page, label).fill(value);
}

/** Expects that the fields hold these entries. */
export async function expectEntries(page: Page, entries: Entries): Promise<void> {
  for (const [label, value] of Object.entries(entries)) {
    await expect(field(page, label), label).toHaveValue(value);
  }
}

/** Expects the form after a success: empty fields and an unticked robot checkbox (spec 4). */
export async function expectCleared(page: Page, labels: string[]): Promise<void> {
  await expectEntries(page, Object.fromEntries(labels.map((label) => [label, ''])));
  await expect(page.getByRole('checkbox')).not.toBeChecked();
}

/** Whether the border of an element is red: more red than green and blue together. */
export async function isRed(element: Locator): Promise<boolean> {
  const colour = await element.evaluate((node) => getComputedStyle(node).borderTopColor);
  const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? [];
  return red > green + blue;
}

/** Expects that a field or box is bordered in red, or is not. */
export async function expectRed(element: Locator, red: boolean): Promise<void> {
  await expect.poll(() => isRed(element), { message: element.toString() }).toBe(red);
}

/** Finds the box around the robot's checkbox. */
export function captchaBox(page: Page): Locator {
  return page.locator('[class*=_box_]', { has: page.getByRole('checkbox') });
}

/** Finds the alert with a text (spec 8). */
export function alertOf(page: Page, text: string): Locator {
  return page.getByRole('alert').filter({ hasText: text });
}

/** Expects an alert of spec 8 and closes it, so that no later expectation depends on when it closes itself. */
export async function expectAndCloseAlert(page: Page, text: string): Promise<void> {
  const alert = alertOf(page, text);
  await alert.waitFor();
  await alert.getByRole('button').click();
  await expect(alert).toHaveCount(0);
}

/** The alerts of spec 8 in German, in the words of the catalogue. */
export const alerts = {
  sent: 'Erfolgreich gesendet',
  robot: 'Es wurde nicht bestätigt, dass Sie kein Roboter sind',
};
