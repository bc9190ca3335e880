import { parseArgs } from 'node:util';

import type { Browser } from '@playwright/test';

import { publicScreens } from '../src/public-screens.ts';
import { benchOnSite, openOnPhone } from './bench-site.ts';
import type { Paint } from './bench-site.ts';

/**
 * When the largest element of each public screen shows on a phone with a slow line: by its address, and by
 * its route after '#'. Prints milliseconds, the best of all rounds, since other programs make it later but
 * never earlier, and the element.
 *
 *     npm run build && node web/bench/first-paint.ts [--slower 1] [--rounds 3] [--port 4197]
 */
const { values } = parseArgs({
  options: {
    slower: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '3' },
    port: { type: 'string', default: '4197' },
  },
});

const production = { NODE_ENV: 'production', PUBLIC_URL: `http://localhost:${values.port}` };
await benchOnSite(values.port, production, async ({ url, page }) => {
  const browser = page.context().browser();
  if (!browser) throw new Error('The browser is gone.');
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  console.log('screen, ms by address, ms by hash route, largest element');
  for (const { path } of publicScreens) {
    const screen = new RegExp(`/de(${path === '/' ? '' : path.replace(/:\w+/, '\\d+')})<`);
    const route = path.includes(':') ? screen.exec(sitemap)?.[1] : path;
    // Without a list of its kind in the sitemap, it is a screen of one person.
    if (route === undefined) continue;
    const address = await bestPaint(browser, `${url}/de${route === '/' ? '' : route}`);
    const hash = await bestPaint(browser, `${url}/#${route}`);
    console.log(`${route}, ${address.ms}, ${hash.ms}, ${address.element}`);
  }
});

async function bestPaint(browser: Browser, address: string): Promise<Paint> {
  const paints: Paint[] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    const { page, paint } = await openOnPhone(browser, address, Number(values.slower));
    paints.push(paint);
    await page.context().close();
  }
  return paints.reduce((best, paint) => (paint.ms < best.ms ? paint : best));
}
