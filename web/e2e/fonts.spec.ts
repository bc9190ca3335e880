import { expect } from '@playwright/test';

import { catalogues } from './language.ts';
import { test } from './test.ts';

test('every character of the catalogues is drawn in the site’s own typeface', async ({ page }) => {
  await page.goto('/');
  const texts = Object.values(catalogues).flatMap((catalogue) => Object.values(catalogue));
  const characters = [...new Set(texts.join(''))];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  for (const weight of ['400', '500', '600']) {
    await page.evaluate(
      async ({ characters, fontWeight }) => {
        const samples = characters.map((textContent) =>
          Object.assign(document.createElement('bdi'), { textContent }),
        );
        document.body.replaceChildren(...samples);
        Object.assign(document.body.style, { fontWeight });
        await document.fonts.load(`${fontWeight} 16px 'IBM Plex Sans'`, characters.join(''));
        // Lays the samples out now: what no frame has drawn yet has no fonts.
        document.body.getBoundingClientRect();
      },
      { characters, fontWeight: weight },
    );
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
      ...{ nodeId: root.nodeId, selector: 'bdi' },
    });
    const drawn = await Promise.all(
      nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })),
    );
    const inOthers = characters.filter((_, index) =>
      drawn[index]?.fonts.some(({ postScriptName }) => !postScriptName.startsWith('IBMPlexSans')),
    );
    expect(inOthers, `weight ${weight}`).toEqual([]);
    expect(drawn.filter(({ fonts }) => fonts.length > 0).length).toBeGreaterThan(50);
  }
});
