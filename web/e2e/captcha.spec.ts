import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { test } from './test.ts';

/** The captcha flow of spec 4. */

function partsOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Bitte geben Sie den Code ein' });
  return {
    checkbox: page.getByRole('checkbox', { name: 'Ich bin kein Roboter' }),
    dialog,
    code: dialog.getByRole('status'),
    entry: dialog.getByRole('textbox', { name: 'Code' }),
    confirm: dialog.getByRole('button', { name: 'Bestätigen' }),
    refresh: dialog.getByRole('button', { name: 'Neuer Code' }),
    alert: (text: string) => page.getByRole('alert').filter({ hasText: text }),
  };
}

/** The same signs with their letters in the other case. */
function inOtherCase(code: string): string {
  return code.replace(/[a-z]/gi, (letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  );
}

test('the captcha, step by step (spec 4)', async ({ page }) => {
  await page.goto('/#/part-list/1');
  const { checkbox, dialog, code, entry, confirm, refresh, alert } = partsOf(page);

  // Before it opens, there is no code in the page to be read by a script.
  await expect(checkbox).not.toBeChecked();
  await expect(page.locator('output')).toHaveCount(0);

  // 1. A click opens a modal with a code of 6 letters and digits; 5. it does not tick the box.
  await checkbox.click();
  await expect(code).toHaveText(/^[A-Za-z0-9]{6}$/);
  await expect(entry).toBeFocused();
  await expect(checkbox).not.toBeChecked();

  // 4. The refresh button makes a new code; this one has a letter for the next step.
  const first = await code.innerText();
  await refresh.click();
  await expect(code).not.toHaveText(first);
  while (!/[a-z]/i.test(await code.innerText())) await refresh.click();

  // 2. and 3. The entry is case-sensitive; a wrong one says so and brings a new code.
  const second = await code.innerText();
  await entry.fill(inOtherCase(second));
  await confirm.click();
  await expect(alert('CAPTCHA falsch. Bitte versuchen Sie es noch einmal!')).toBeVisible();
  await expect(code).not.toHaveText(second);
  await expect(entry).toHaveValue('');
  await expect(checkbox).not.toBeChecked();

  // 4. A click on the backdrop closes the modal; the next opening has another code.
  const third = await code.innerText();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await expect(checkbox).not.toBeChecked();
  await checkbox.click();
  await expect(code).not.toHaveText(third);

  // 2. The exact code verifies, closes and says so; 5. only now the box is ticked.
  await entry.fill(await code.innerText());
  await page.keyboard.press('Enter');
  await expect(alert('CAPTCHA bestätigt!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(checkbox).toBeChecked();
  await expect(checkbox).toBeFocused();

  // 3. A wrong entry later sets it unverified again.
  await checkbox.click();
  await entry.fill('-');
  await confirm.click();
  await expect(checkbox).not.toBeChecked();
});
