import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A small image of this name, as a file input takes it. */
export function picture(name: string) {
  return { name, mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
}

/** The dialog of this title. */
export function dialogOf(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title });
}

/**
 * Opens the dialog that an 'Add' button of its title opens. A dialog takes the focus while it comes in:
 * what is typed before it stands goes astray.
 */
export async function openDialog(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: title }).click();
  const dialog = dialogOf(page, title);
  await expect(dialog).toHaveCSS('opacity', '1');
  return dialog;
}

/** Replaces the text in a rich-text editor. */
export async function write(editor: Locator, text: string): Promise<void> {
  await editor.click();
  await editor.fill(text);
}

/** Answers the confirmation of a deletion (spec 4, 8). */
export async function answer(page: Page, choice: 'Yes' | 'No'): Promise<void> {
  await answerTo(page, 'Are you sure you want to delete?', choice);
}

/** Answers the question whether to discard unsaved changes. */
export async function answerLoss(page: Page, choice: 'Yes' | 'No'): Promise<void> {
  await answerTo(page, 'Discard unsaved changes?', choice);
}

/** Answers the confirmation of this title. */
export async function answerTo(page: Page, title: string, choice: 'Yes' | 'No'): Promise<void> {
  const question = dialogOf(page, title);
  await question.getByRole('button', { name: choice }).click();
  await expect(question).toBeHidden();
}

/** Expects an alert of spec 8 and closes it, so that the next one of the same words is a new one. */
export async function expectAlert(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: text });
  // An expectation reads the whole page at each attempt; in a list of thousands that outlasts the alert.
  await alert.waitFor();
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toHaveCount(0);
}
