import { readFileSync } from 'node:fs';

import type { Language } from '../i18n/languages.ts';

/** What the build writes of each public screen (`web/build/server-rendering.ts`). */
export interface ScreenFiles {
  /** The files of every screen by its route; `/` is the home page. */
  screens: Record<string, { styles: string[]; scripts: string[] } | undefined>;
  /** The file of each language's catalogue. */
  catalogues: Record<string, string | undefined>;
}

const built = (file: string) => readFileSync(new URL(`../dist/${file}`, import.meta.url), 'utf8');

interface Parts {
  language: Language;
  /** The route of the screen; undefined where there is none. */
  path: string | undefined;
  /** The page of the screen's list that it holds; undefined for the first. */
  page: number | undefined;
  /** The pattern of the route in the list of screens. */
  pattern: string;
  head: string;
  beforeRoot: string;
  markup: string;
  afterRoot: string;
  /** What the app reads at its start, as JSON. */
  data: unknown;
  maxUploadMb: number;
}

/** Fills the built page (`web/index.html`) with a screen. Read once: a build goes with its process. */
export class Template {
  readonly #page = built('index.html');
  readonly #files = JSON.parse(built('screens.json')) as ScreenFiles;
  readonly #styles = new Map<string, string>();

  /** Returns the document. */
  fill(parts: Parts): string {
    const { language, path, pattern, head, beforeRoot, markup, afterRoot, data } = parts;
    const { styles = [], scripts = [] } = this.#files.screens[pattern] ?? {};
    const catalogue = this.#files.catalogues[language];
    const attributes = [
      `lang="${language}"`,
      ...(path === undefined ? [] : [`data-path="${path.replaceAll('"', '&quot;')}"`]),
      ...(parts.page === undefined ? [] : [`data-page="${parts.page}"`]),
      `data-scripts="${[...scripts, catalogue].join(' ')}"`,
    ];
    const limit = `<meta name="max-upload-mb" content="${parts.maxUploadMb}">`;
    // Inside a script element only '<' could end it.
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    return this.#page
      .replace(/lang="\w+"/, () => attributes.join(' '))
      .replace(/<!--head-->[^]*?<!--\/head-->/, () => head + limit)
      .replace('</head>', () => `${styles.map((name) => this.#inlined(name)).join('')}</head>`)
      .replace('<!--before-root-->', () => beforeRoot)
      .replace('<!--root-->', () => markup)
      .replace(
        '<!--after-root-->',
        () => `${afterRoot}<script type="application/json" id="first-view-data">${json}</script>`,
      );
  }

  /** Inlines a stylesheet. The disabled link is never loaded; it tells Vite that the styles are present. */
  #inlined(name: string): string {
    const css = this.#styles.get(name) ?? built(name.slice(1)).trim();
    this.#styles.set(name, css);
    return `<style data-styles="${name}">${css}</style><link data-styles="${name}" rel="stylesheet" href="${name}" disabled>`;
  }
}
