import { expect, test, vi } from 'vitest';
import type { RenderScreen } from './screen-renderer.ts';
import { ScreenRenderer } from './screen-renderer.ts';

test('a screen is rendered again only where some of its data have changed', async () => {
  const render = vi.fn<RenderScreen>(async (path, language, ask) => {
    const { title } = await ask('Screen', {});
    return { markup: `${path} ${language} ${String(title)}`, cache: '</script>' };
  });
  const renderer = new ScreenRenderer(render);
  const find = (language: string, title: string) =>
    renderer.render('/page/1', language, () => Promise.resolve({ title }));
  const first = await find('de', 'Old');
  expect(first.markup).toBe('/page/1 de Old');
  expect(first.data).toContain('>"\\u003c/script>"</script>');
  expect(await find('de', 'Old')).toBe(first);
  expect(render).toHaveBeenCalledTimes(1);
  expect((await find('ru', 'Old')).markup).toBe('/page/1 ru Old');
  expect((await find('de', 'New')).markup).toBe('/page/1 de New');
});

/** Screens of so many characters: a quarter is markup, half are data, a quarter is what was read. */
function screensOf(characters: number) {
  const quarter = 'x'.repeat(characters / 4);
  const render = vi.fn<RenderScreen>(async (_path, _language, ask) => {
    await ask('Screen', {});
    return { markup: quarter, cache: quarter + quarter };
  });
  const renderer = new ScreenRenderer(render);
  /** Renders a screen; returns how many have been rendered by then. */
  return async (path: string) => {
    await renderer.render(path, 'de', () => Promise.resolve({ text: quarter }));
    return render.mock.calls.length;
  };
}

test('one screen at many addresses takes no more than 16 MB: the oldest makes room', async () => {
  const find = screensOf(1_000_000);
  const spelling = (slashes: number) => `/part-list/1${'/'.repeat(slashes)}`;
  const eight = [1, 2, 3, 4, 5, 6, 7, 8];
  for (const n of eight) expect(await find(spelling(n))).toBe(n);
  for (const n of eight) expect(await find(spelling(n))).toBe(8);
  expect(await find(spelling(9))).toBe(9);
  expect(await find(spelling(9))).toBe(9);
  expect(await find(spelling(1))).toBe(10);
});

test('a screen that alone is larger is shown, but not cached', async () => {
  const find = screensOf(8_400_000);
  expect(await find('/')).toBe(1);
  expect(await find('/')).toBe(2);
});
