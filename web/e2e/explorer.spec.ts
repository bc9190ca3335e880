import { expect, test } from '@playwright/test';

import { watchPage } from './page-watch.ts';

test('the explorer works without internet: an example, its answer and the REST calls behind it', async ({
  page,
}) => {
  await page.context().route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  );
  // Requests to other hosts, refusals of the content policy and failed answers are complaints.
  const { complaints } = watchPage(page);
  await page.goto('/explorer');
  const response = page.getByRole('region', { name: 'Result Window' });
  await expect(page.getByRole('tab', { name: 'ShowHome' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Operation Editor' })).toContainText(
    'partnerCount',
  );
  await page.getByRole('button', { name: /Execute query/ }).click();
  await expect(response).toContainText('info@hamberg-turbinen.example');
  // The answer is long, and the editor holds only the lines that are seen.
  await response.click();
  await page.keyboard.press('Control+End');
  await expect(response).toContainText('GET /settings');

  // The schema was read.
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Query', exact: true }).click();
  await expect(page.getByText('What can be read.')).toBeVisible();
  expect(complaints).toEqual([]);
});
