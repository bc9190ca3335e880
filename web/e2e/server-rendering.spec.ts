import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { holdScripts } from './hold-scripts.ts';
import { waitForDocuments, waitForHydration } from './hydration.ts';
import { test } from './test.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is read from the HTML, header and footer included (spec 2.3, 2.4)', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(
      page.getByRole('heading', { name: 'Über die Hamberg Turbinen GmbH' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: /^Telefon: \+49/ })).toBeVisible();
    const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
    await expect(navigation.getByRole('link', { name: 'Partner' })).toHaveAttribute(
      'href',
      '/de/partners#/partners',
    );
    await expect(page.getByRole('contentinfo')).toContainText('Hamberg Turbinen GmbH');
  });
});

test('an address of another screen shows that screen before the scripts have come (spec 2.1)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('i18nextLng', 'en');
    const headings = new Set<string>();
    // With every change of the page, which is oftener than it is painted.
    new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (heading?.checkVisibility({ visibilityProperty: true })) headings.add(heading.innerText);
      document.documentElement.dataset['headings'] = [...headings].join();
    }).observe(document, { childList: true, subtree: true });
  });
  await holdScripts(page);
  await page.goto('/#/part-list/2');
  await expect(page.getByRole('heading', { level: 1, name: 'Ignition' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Partnumber' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Availability inquiry' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Hamberg Turbinen GmbH');
  // At no moment was there a heading of the home page to be seen.
  await expect(page.locator('html')).toHaveAttribute('data-headings', 'Ignition');
});

test('what is clicked and typed before the scripts have come is done when they have @story', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/#/part-list/2');
  await page.getByLabel('Name').fill('Einkauf');
  await page.getByRole('row').nth(1).getByRole('cell').first().click();
  await page.getByRole('checkbox').click();
  await expect(page.getByLabel('Kommentar')).toHaveValue('');
  letScriptsCome();
  await expect(page.getByLabel('Kommentar')).toHaveValue(/^HT-/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Einkauf');
});

test('a click that is done late does not take the visitor out of the field gone to since', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/#/part-list/2');
  await page.getByRole('row').nth(1).getByRole('cell').first().click();
  await page.getByLabel('Name').focus();
  letScriptsCome();
  await expect(page.getByLabel('Kommentar')).toHaveValue(/^HT-/);
  await page.keyboard.type('Einkauf');
  await expect(page.getByLabel('Name')).toHaveValue('Einkauf');
  await expect(page.getByLabel('Kommentar')).not.toHaveValue(/Einkauf/);
});

test('a link followed before the scripts have come leads to its screen, the one to the search at once', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Website durchsuchen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Suche' })).toBeVisible();
  await page.goBack();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  letScriptsCome();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Innovation/);
});

test('images below the view are loaded after the first, which others would delay', async ({
  page,
}) => {
  const first = Promise.withResolvers<undefined>();
  const requested: string[] = [];
  await page.route('**/files/**', async (route) => {
    requested.push(route.request().url());
    if (requested.length === 1) await first.promise;
    await route.continue();
  });
  // The page waits no more than two seconds for it, however busy the machine is.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('/de/parts/1', { waitUntil: 'commit' });
  const below = page.locator('main img[loading=lazy]');
  await expect(below).not.toHaveCount(0);
  // The browser decides on lazy images when it observes what is near the view.
  await below
    .first()
    .evaluate(
      (image) => new Promise((resolve) => new IntersectionObserver(resolve).observe(image)),
    );
  expect(requested).toHaveLength(1);
  first.resolve(undefined);
  await expect.poll(() => requested.length).toBeGreaterThan(1);
  await below.first().scrollIntoViewIfNeeded();
  await expect(below.first()).toBeInViewport();
});

test('an address that changes during hydration leads to its screen (spec 2.1)', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    // React adds its listeners to the root when hydration starts; the next task is the visitor's.
    Element.prototype.addEventListener = function (
      ...listener: Parameters<EventTarget['addEventListener']>
    ) {
      EventTarget.prototype.addEventListener.apply(this, listener);
      if (this.id !== 'root') return;
      Reflect.deleteProperty(Element.prototype, 'addEventListener');
      setTimeout(() => location.assign('#/contacts'));
    };
  });
  await page.goto('/#/careers');
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  expect(errors).toEqual([]);
});

/** Marks the page where a text becomes part of it, if only for a moment. */
async function watchFor(page: Page, text: string): Promise<void> {
  await page.addInitScript((unexpected) => {
    new MutationObserver(() => {
      const { innerHTML, dataset } = document.documentElement;
      if (innerHTML.includes(unexpected)) dataset['unexpected'] = unexpected;
    }).observe(document, { childList: true, subtree: true });
  }, text);
}

test('no address leads the page to anything but a route (spec 2.1)', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await watchFor(page, 'footer_text');
  for (const id of [
    String.raw`..\..\..\api\settings`,
    '..%5c..%5c..%5capi%5csettings',
    '..',
    '%2e%2e',
    '%',
    'a%2Fb',
  ]) {
    await page.goto('about:blank');
    await page.goto(`/#/service/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: /^Innovation/ }), id).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-unexpected');
  }
  expect(asked.filter((path) => path.startsWith('/api/') && !path.includes('/files/'))).toEqual([]);
  const documents = asked.filter((path) => path.startsWith('/de'));
  expect([...new Set(documents)]).toEqual([
    '/de/service/..%5c..%5c..%5capi%5csettings',
    '/de/service/..%5C..%5C..%5Capi%5Csettings',
    '/de/',
    '/de',
    '/de/service/%',
    // The server leads what is not encoded to its one address.
    '/de/service/%25',
    '/de/service/a%2Fb',
  ]);
});

test('a route in another spelling shows its screen, and keeps it (spec 2.1)', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const address of ['/#/part-list/01', '/de/part-list/01#/part-list/01']) {
    await page.goto('about:blank');
    await page.goto(address);
    await waitForHydration(page);
    await expect(page).toHaveURL(/\/de\/part-list\/1#\/part-list\/1$/);
    await expect(page.getByRole('table')).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test('an error response does not become part of the page; the scripts load the screen', async ({
  page,
}) => {
  await watchFor(page, 'of another');
  await page.route('**/de/part-list/2', (route) =>
    route.fulfill({ status: 500, headers: { 'Server-Rendered': 'true' }, body: 'of another' }),
  );
  await page.goto('/#/part-list/2');
  await expect(page.getByRole('heading', { level: 1, name: 'Zündanlage' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-unexpected');
});

test('a header whose menu is still on its way does not move when the rest comes', async ({
  page,
  baseURL,
}) => {
  const html = await (await fetch(`${String(baseURL)}/`)).text();
  const inTheMenu = html.indexOf('</ul>', html.indexOf('<nav')) + '</ul>'.length;
  let sendTheRest = () => {};
  const slow = createServer((req, res) => {
    if (req.url !== '/') {
      res.writeHead(307, { location: `${String(baseURL)}${String(req.url)}` }).end();
      return;
    }
    res.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, inTheMenu));
    sendTheRest = () => res.end(html.slice(inTheMenu));
  }).listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const address = slow.address();
  const port = typeof address === 'object' ? address?.port : 0;
  await page.goto(`http://127.0.0.1:${String(port)}/`, { waitUntil: 'commit' });
  // Seen as far as it has come, and then whole.
  await expect(page.getByRole('link', { name: 'Hamberg Turbinen' }).first()).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  sendTheRest();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const shifted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const values = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')));
          resolve(values.reduce((sum, value) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  slow.close();
  slow.closeAllConnections();
  expect(shifted).toBeLessThan(0.01);
});

for (const path of ['/', '/#/spare-parts', '/#/part-list/2', '/#/contacts', '/de/service/6']) {
  test(`${path}: hydration requests no data and moves nothing`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await waitForDocuments(page);
    await page.addInitScript(() => {
      let shifted = 0;
      let moved = '';
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') shifted += entry.value;
          moved += `\n${JSON.stringify(entry)}`;
        }
        document.documentElement.dataset['shifted'] = String(shifted);
        document.documentElement.dataset['moved'] = moved;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(path);
    await page.getByRole('button', { name: 'Leistungen' }).click();
    await expect(page.getByRole('link', { name: 'Boroskopinspektion', exact: true })).toBeVisible();
    expect(requests).not.toContain('/graphql');
    // Each style sheet is a round trip before the screen is seen.
    expect(requests.filter((file) => file.endsWith('.css')).length).toBeLessThanOrEqual(1);

    const shifted = Number(await page.locator('html').getAttribute('data-shifted'));
    const moved = await page.locator('html').getAttribute('data-moved');
    expect(shifted, `moved: ${String(moved)}`).toBeLessThan(0.01);
    // React reports markup that differs from what it would have rendered.
    expect(complaints).toEqual([]);
  });
}

test.describe('in a browser that prefers another language', () => {
  test.use({ locale: 'en-US' });

  test('the line that offers it leaves the screen that is there as it is', async ({ page }) => {
    const held = Promise.withResolvers<undefined>();
    await page.route('**/assets/ContactsScreen-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/de/contacts');
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    const isThere = () => heading.evaluate((element) => element.isConnected);
    await expect(page.getByRole('link', { name: 'Read this website in English' })).toBeVisible();
    expect(await isThere()).toBe(true);
    held.resolve(undefined);
    await page.getByLabel('Kommentar').fill('Ventil');
    await waitForHydration(page);
    expect(await isThere()).toBe(true);
    await expect(page.getByLabel('Kommentar')).toHaveValue('Ventil');
  });
});
