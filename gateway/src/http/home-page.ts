import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

const indexFile = fileURLToPath(new URL('../../../web/dist/index.html', import.meta.url));
const rendererFile = new URL('../../../web/dist-server/render-home.js', import.meta.url);

/** What the web app's server bundle gives (`web/src/first-page/render-home.tsx`). */
interface Renderer {
  siteLayoutQuery: string;
  renderHome: (data: unknown) => Promise<Record<string, string>>;
}

/** Answers a query of the web app with the data that a visitor would get. Throws where there are errors. */
export type ReadPublic = (query: string, req: Request, res: Response) => Promise<unknown>;

/**
 * Serves the home page with its markup in three languages and its data in the HTML, so that it is
 * seen before any script has run. Where that fails, the page without them is served, which loads
 * everything itself.
 */
export function homePage(readPublic: ReadPublic, log: Logger): RequestHandler {
  let kept: { json: string; html: string } | undefined;

  return async (req, res, next) => {
    try {
      const { siteLayoutQuery, renderHome } = (await import(rendererFile.href)) as Renderer;
      const data = await readPublic(siteLayoutQuery, req, res);
      // Inside a script element only '<' could end it.
      const json = JSON.stringify(data).replaceAll('<', '\\u003c');
      // Rendering costs far more than reading, and the data hardly ever change.
      if (kept?.json !== json) kept = { json, html: await embed(json, await renderHome(data)) };
      res.set('Cache-Control', 'no-cache').type('html').send(kept.html);
    } catch (error) {
      log.warn({ err: error }, 'The home page could not be rendered');
      next();
    }
  };
}

/** Puts the German page in place, the others into templates, and the data beside them. */
async function embed(json: string, pages: Record<string, string>): Promise<string> {
  const index = await readFile(indexFile, 'utf8');
  const templates = Object.entries(pages).map(
    ([language, markup]) => `<template data-home="${language}">${markup}</template>`,
  );
  const data = `<script type="application/json" id="home-data">${json}</script>`;
  return index
    .replace('<!--home-->', () => pages.de ?? '')
    .replace('<!--home-data-->', () => [...templates, data].join('\n'));
}
