import type { Page } from '@playwright/test';

/** Ticks the robot checkbox, reads the code of the dialog as a person does, types it and confirms. */
export async function solveCaptcha(page: Page): Promise<void> {
  await page.getByRole('checkbox').click();
  const dialog = page.getByRole('dialog');
  const code = await dialog.getByRole('status').innerText();
  await dialog.getByRole('textbox').fill(code);
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'hidden' });
}
