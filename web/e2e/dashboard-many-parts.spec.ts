import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';

import { expectAccessible } from './accessibility.ts';
import { logIn } from './administrator.ts';
import { dialogOf, expectAlert } from './dashboard-forms.ts';
import { expectNoHorizontalScroll } from './page-watch.ts';
import { test, useDashboard, useOwnSite } from './test.ts';

/** A spare with thousands of sub-parts is edited like one with ten. */

useOwnSite();
useDashboard();

const entity = z.object({ id: z.int() });

/** Adds a spare with sub-parts HT-0, HT-1 and so on, and opens it. */
async function openSpare(page: Page, request: APIRequestContext, count: number): Promise<void> {
  await addSpare(request, count);
  await page.goto('/#/dashboard/data');
  await page.getByRole('link', { name: `${count} Dichtungen` }).click();
  await page.getByRole('button', { name: 'HT-0', exact: true }).waitFor();
}

async function addSpare(request: APIRequestContext, count: number): Promise<void> {
  const headers = { Authorization: `Bearer ${await logIn(request)}` };
  const multipart = { title_de: `${count} Dichtungen` };
  const added = await request.post('/api/spare', { headers, multipart });
  const { id } = entity.parse(await added.json());
  const rows = Array.from(
    { length: count },
    (_, index) => `HT-${index},S-${index},${index},${index},Dichtring ${index},Seal ring,Кольцо`,
  );
  const names =
    'partnumber,subst_part,callout,quantity,description_de,description_en,description_ru';
  const imported = await request.post(`/api/spare/${id}/part/import`, {
    headers,
    multipart: {
      file: {
        ...{ name: 'parts.csv', mimeType: 'text/csv' },
        buffer: Buffer.from([names, ...rows].join('\r\n')),
      },
    },
  });
  expect(imported.status()).toBe(200);
}

test('3,000 sub-parts are reached by keyboard, and the last one is filtered and changed', async ({
  page,
  request,
}) => {
  const count = 3000;
  await openSpare(page, request, count);
  const part = (index: number) => page.getByRole('button', { name: `HT-${index}`, exact: true });

  // From row to row, past what was loaded at first.
  await part(0).focus();
  for (let index = 1; index <= 60; index++) {
    await part(index).waitFor();
    await page.keyboard.press('Tab');
  }
  await expect(part(60)).toBeFocused();
  await expect(part(60)).toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await expect(part(59)).toBeFocused();

  // The last one is changed; the focus is back in its row.
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await filter.fill(`HT-${count - 1}`);
  await part(count - 1).click();
  await expect(page.getByRole('status', { name: 'Found' })).toHaveText(`1 of ${count}`);
  const dialog = dialogOf(page, 'Update spare part');
  await dialog.getByLabel('Description(De)').fill('Dichtring, Viton');
  await page.keyboard.press('Enter');
  await expectAlert(page, 'Successfully updated');
  await expect(part(count - 1)).toBeFocused();
  const row = page.getByRole('row').filter({ has: part(count - 1) });
  await expect(row).toContainText('Dichtring, Viton');
  await expect(page.getByRole('row')).toHaveCount(2);

  // All of them are sorted, and no more are shown than one has scrolled to.
  await filter.fill('');
  await page.getByRole('button', { name: 'Quantity' }).click();
  await page.getByRole('button', { name: 'Quantity' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText(`HT-${count - 1}`, { timeout: 120_000 });
  expect(await page.getByRole('row').count()).toBeLessThan(200);
});

test('a long list is accessible on a phone and on a wide screen', async ({ page, request }) => {
  await openSpare(page, request, 300);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoHorizontalScroll(page);
    await expect(page.getByRole('row').nth(50).getByRole('cell')).toHaveCount(7);
    await expectAccessible(page, `300 sub-parts at ${width} px`);
  }
});
