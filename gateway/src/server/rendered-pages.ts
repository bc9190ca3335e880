import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { projectRoot } from '../project-root.ts';

const rendererFile = new URL('web/dist-server/render-screen.js', projectRoot);

/** Gives the data of an operation of the web app. */
export type Ask = (
  operation: string,
  variables: Record<string, unknown>,
) => Promise<Record<string, unknown>>;

/** Renders a public screen. */
export type RenderScreen = (
  path: string,
  language: string,
  ask: Ask,
) => Promise<{ markup: string; cache: unknown }>;

/** What the web app's server bundle gives (`web/src/first-page/render-screen.tsx`). */
const renderer = z.object({
  renderScreen: z.custom<RenderScreen>((given) => typeof given === 'function'),
});

const renderByBundle: RenderScreen = async (...asked) =>
  renderer.parse(await import(rendererFile.href)).renderScreen(...asked);

/** A screen's markup, and its data as an element of HTML. */
export interface RenderedPage {
  markup: string;
  data: string;
}

interface KeptPage extends RenderedPage {
  /** What the screen was made of. */
  asked: { operation: string; variables: Record<string, unknown>; answer: string }[];
}

const maxBytes = 16 * 1024 * 1024;

/**
 * Renders public screens. Rendering costs far more than reading, and the data hardly ever change: a
 * screen is rendered anew only where one of its answers is another than the last time.
 */
export class RenderedPages {
  // By size, since one screen has many addresses: its router ignores case and slashes at the end.
  readonly #kept = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ markup, data, asked }, key) =>
      2 * [key, markup, data, ...asked.map(({ answer }) => answer)].join('').length,
  });
  readonly #render: RenderScreen;

  constructor(render = renderByBundle) {
    this.#render = render;
  }

  /** The screen at a path. Rejects where there is none, or its data cannot be had. */
  async find(path: string, language: string, ask: Ask): Promise<RenderedPage> {
    const key = `${language} ${path}`;
    const kept = this.#kept.get(key);
    if (kept && (await isCurrent(kept, ask))) return kept;

    const asked: KeptPage['asked'] = [];
    const { markup, cache } = await this.#render(path, language, async (operation, variables) => {
      const data = await ask(operation, variables);
      asked.push({ operation, variables, answer: JSON.stringify(data) });
      return data;
    });
    // Inside a script element only '<' could end it.
    const json = JSON.stringify(cache).replaceAll('<', '\\u003c');
    const data = `<script type="application/json" id="first-page-data">${json}</script>`;
    const page = { markup, data, asked };
    this.#kept.set(key, page);
    return page;
  }
}

async function isCurrent({ asked }: KeptPage, ask: Ask): Promise<boolean> {
  const comparisons = asked.map(
    async ({ operation, variables, answer }) =>
      JSON.stringify(await ask(operation, variables)) === answer,
  );
  return (await Promise.all(comparisons)).every(Boolean);
}
