import { expect, test } from '@playwright/test';

import { watchPage } from './page-watch.ts';

test('the explorer works without internet: an example, its response and the REST calls behind it', async ({
  page,
}) => {
  await page.context().route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  );
  // Requests to other hosts, refusals of the content policy and failed responses are complaints.
  const { complaints } = watchPage(page);
  await page.goto('/explorer');
  const response = page.getByRole('region', { name: 'Result Window' });
  await expect(page.getByRole('tab', { name: 'ShowHome' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Operation Editor' })).toContainText(
    'partnerCount',
  );
  await page.getByRole('button', { name: /Execute query/ }).click();
  await expect(response).toContainText('info@hamberg-turbinen.example');
  // The response is long, and the editor renders only the lines in view.
  await response.click();
  await page.keyboard.press('Control+End');
  await expect(response).toContainText('GET /settings');

  // The schema was read.
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Query', exact: true }).click();
  await expect(page.getByText('What can be read.')).toBeVisible();
  expect(complaints).toEqual([]);
});
