import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

import { watchPage } from './page-watch.ts';
import { test } from './test.ts';

// So wide that no line of a result is broken.
test.use({ viewport: { width: 1600, height: 900 } });

const resultOf = (page: Page) => page.getByRole('region', { name: 'Result Window' });
const execute = (page: Page) => page.getByRole('button', { name: /Execute query/ }).click();

/** Opens the explorer without internet; ready once its first example can be run. */
async function openExplorer(page: Page): Promise<void> {
  await page.context().route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  );
  await page.goto('/explorer');
  const editor = page.getByRole('region', { name: 'Operation Editor' });
  await expect(editor).toContainText('partnerCount');
  await expect(page.getByRole('button', { name: 'ShowHome query' })).toBeEnabled();
}

test('the explorer works without internet: an example, its response and the REST calls behind it', async ({
  page,
}) => {
  // Requests to other hosts, refusals of the content policy and failed responses are complaints.
  const { complaints } = watchPage(page);
  await openExplorer(page);
  await expect(page.getByRole('tab')).toHaveText(['ShowHome']);
  await execute(page);
  await expect(resultOf(page)).toContainText('info@hamberg-turbinen.example');
  const calls = page.getByRole('region', { name: 'REST calls of ShowHome' }).getByRole('row');
  await expect(calls).toHaveText([
    /^Endpoint\s*Source\s*Time$/,
    /^GET \/(settings|component\/navbar)\s*backend\s*\d+ ms$/,
    /^GET \/(settings|component\/navbar)\s*backend\s*\d+ ms$/,
  ]);
  // It is in the panel only.
  await resultOf(page).click();
  await page.keyboard.press('Control+End');
  await expect(resultOf(page)).not.toContainText('extensions');

  // The schema was read.
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Query', exact: true }).click();
  await expect(page.getByText('All queries.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an example is found by words and opened by keyboard; what was typed stays in its tab', async ({
  page,
}) => {
  await openExplorer(page);
  const list = page.getByRole('region', { name: 'Examples' });
  const filter = page.getByRole('searchbox', { name: 'Filter examples' });
  const all = await list.getByRole('listitem').count();
  expect(all).toBeGreaterThan(30);
  await expect(list.getByRole('status')).toHaveText(`${all} of ${all}`);

  await filter.fill('no such example');
  await expect(list.getByRole('listitem')).toHaveCount(0);
  await expect(list.getByRole('status')).toHaveText("No example has 'no such example'.");

  await filter.fill('ACCOUNT login');
  await expect(list.getByRole('button').first()).toHaveText('Enter mutation');
  await filter.press('Enter');
  await expect(page.getByRole('tab')).toHaveText(['Enter']);
  const variables = page.getByRole('region', { name: 'Variables' });
  await expect(variables).toContainText('credentials');

  await filter.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('button').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('button').first()).toHaveAttribute('aria-current', 'true');

  await page
    .getByRole('region', { name: 'Operation Editor' })
    .locator('.view-line')
    .first()
    .click();
  await page.keyboard.type('# mine');
  await filter.fill('ShowHome');
  await filter.press('Enter');
  await expect(page.getByRole('tab')).toHaveText([/^Enter/, /^ShowHome/]);
  await page.getByRole('tab', { name: 'Enter' }).click();
  await expect(page.getByRole('region', { name: 'Operation Editor' })).toContainText('# mine');
});

test('files are sent with an operation that takes them', async ({ page }) => {
  await openExplorer(page);
  await expect(page.getByRole('region', { name: /^Files/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Apply mutation' }).click();
  const files = page.getByRole('region', { name: 'Files of Apply' });
  await files.getByLabel('$newApplication.files').setInputFiles([
    { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') },
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') },
  ]);
  const sent = page.waitForRequest('**/graphql');
  await execute(page);
  expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data/);
  await expect(resultOf(page)).toContainText('"userErrors": []');
  await expect(page.getByRole('region', { name: 'REST calls of Apply' })).toContainText('POST /');

  // What is ours beside GraphiQL's own.
  const ours = new AxeBuilder({ page }).include('.example-list').include('.graphiql-footer');
  const { violations } = await ours.withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);

  // Another operation takes none of them along.
  await page.getByRole('button', { name: 'ShowHome query' }).click();
  await expect(files).toHaveCount(0);
  await execute(page);
  await expect(resultOf(page)).toContainText('info@hamberg-turbinen.example');
});

test.describe('the result pane says what happened where there is no result', () => {
  test.beforeEach(async ({ page }) => openExplorer(page));

  test('the gateway cannot be reached', async ({ page }) => {
    await page.route('**/graphql', (route) => route.abort());
    await execute(page);
    await expect(resultOf(page)).toContainText('the gateway cannot be reached');
  });

  test('the response is a page, as of a proxy', async ({ page }) => {
    await page.route('**/graphql', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    );
    await execute(page);
    await expect(resultOf(page)).toContainText(
      'no GraphQL result: status 502 Bad Gateway, text/html',
    );
    await expect(resultOf(page)).toContainText('<h1>Bad gateway</h1>');
    await expect(page.getByRole('region', { name: 'REST calls' })).toContainText(
      'The response does not tell of any.',
    );
  });

  test('the operation is cancelled', async ({ page }) => {
    await page.route('**/graphql', () => undefined);
    await execute(page);
    await page.getByRole('button', { name: /Stop query/ }).click();
    await expect(resultOf(page)).toContainText('Cancelled before the response came.');
    await expect(page.getByRole('button', { name: /Execute query/ })).toBeVisible();
  });
});

test('without internet the Sandbox says so and leads to the explorer', async ({ page }) => {
  await page.context().route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  );
  await page.goto('/graphql');
  await expect(page.getByRole('heading')).toHaveText('Apollo Sandbox is unavailable');
  await page.getByRole('link', { name: 'Open the explorer' }).click();
  await expect(page.getByRole('button', { name: 'ShowHome query' })).toBeVisible();
});
