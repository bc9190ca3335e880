import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { projectRoot } from '../project-root.ts';

const rendererFile = new URL('web/dist-server/render-screen.js', projectRoot);

/** Runs an operation of the web app and returns its data. */
export type ReadData = (
  operation: string,
  variables: Record<string, unknown>,
) => Promise<Record<string, unknown>>;

/** Renders a public screen. */
export type RenderScreen = (
  path: string,
  language: string,
  read: ReadData,
) => Promise<{ markup: string; cache: unknown }>;

/** The exports of the web app's server bundle (`web/src/first-page/render-screen.tsx`). */
const bundle = z.object({
  renderScreen: z.custom<RenderScreen>((given) => typeof given === 'function'),
});

const renderByBundle: RenderScreen = async (...screen) =>
  bundle.parse(await import(rendererFile.href)).renderScreen(...screen);

/** The markup of a screen, and its data as an HTML element for hydration. */
export interface RenderedScreen {
  markup: string;
  data: string;
}

interface CachedScreen extends RenderedScreen {
  /** The operations whose data the screen shows. */
  reads: { operation: string; variables: Record<string, unknown>; json: string }[];
}

const maxBytes = 16 * 1024 * 1024;

/**
 * Renders public screens. Rendering costs far more than reading, and the data hardly ever change, so
 * a screen is rendered again only where some of its data have changed since.
 */
export class ScreenRenderer {
  // Bounded by size: one screen has many addresses, since its router ignores case and trailing slashes.
  readonly #screens = new LRUCache<string, CachedScreen>({
    maxSize: maxBytes,
    sizeCalculation: ({ markup, data, reads }, key) =>
      2 * [key, markup, data, ...reads.map(({ json }) => json)].join('').length,
  });
  readonly #render: RenderScreen;

  constructor(render = renderByBundle) {
    this.#render = render;
  }

  /** Returns the screen at a path. Rejects where there is none, or its data cannot be read. */
  async render(path: string, language: string, read: ReadData): Promise<RenderedScreen> {
    const key = `${language} ${path}`;
    const cached = this.#screens.get(key);
    if (cached && (await isCurrent(cached, read))) return cached;

    const reads: CachedScreen['reads'] = [];
    const { markup, cache } = await this.#render(path, language, async (operation, variables) => {
      const data = await read(operation, variables);
      reads.push({ operation, variables, json: JSON.stringify(data) });
      return data;
    });
    // Inside a script element only '<' could end it.
    const json = JSON.stringify(cache).replaceAll('<', '\\u003c');
    const data = `<script type="application/json" id="first-page-data">${json}</script>`;
    const screen = { markup, data, reads };
    this.#screens.set(key, screen);
    return screen;
  }
}

async function isCurrent({ reads }: CachedScreen, read: ReadData): Promise<boolean> {
  const comparisons = reads.map(
    async ({ operation, variables, json }) =>
      JSON.stringify(await read(operation, variables)) === json,
  );
  return (await Promise.all(comparisons)).every(Boolean);
}
