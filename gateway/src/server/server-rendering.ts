import { readFile } from 'node:fs/promises';
import type { Request, Response } from 'express';
import { Router } from 'express';
import type { Logger } from 'pino';
import { languageKeys } from '../contract/language.ts';
import type { RenderedScreen } from './screen-renderer.ts';
import { ScreenRenderer } from './screen-renderer.ts';
import { indexFile } from './web-app.ts';

/** Returns the data that a visitor gets for a registered operation. Throws where it has errors. */
export type ReadPublic = (
  operation: string,
  variables: Record<string, unknown>,
  req: Request,
  res: Response,
) => Promise<Record<string, unknown>>;

/**
 * Serves markup that browsers show before any script has run (docs/decisions/web-first-paint.md): at
 * `/` the home page in each language, at `/first-page/{language}/{route}` any other public screen, each
 * with its data for hydration. Where rendering fails, the web app loads everything itself. The page
 * also carries the size limit of uploads, so that the web app refuses larger files before sending them.
 */
export function serverRendering(readPublic: ReadPublic, maxUploadMb: number, log: Logger): Router {
  const renderer = new ScreenRenderer();
  const limit = `<meta name="max-upload-mb" content="${maxUploadMb}" /></head>`;
  const render = (path: string, language: string, req: Request, res: Response) =>
    renderer.render(path, language, (operation, variables) =>
      readPublic(operation, variables, req, res),
    );

  const router = Router();
  router.get('/', async (req, res, next) => {
    try {
      const screens = await Promise.all(languageKeys.map((key) => render('/', key, req, res)));
      const html = inIndex(await readFile(indexFile, 'utf8'), screens).replace('</head>', limit);
      res.set('Cache-Control', 'no-cache').type('html').send(html);
    } catch (error) {
      log.warn({ err: error }, 'The home page could not be rendered');
      next();
    }
  });
  router.get('/first-page/:language/*path', async (req, res) => {
    const { language, path } = req.params;
    res.set('Cache-Control', 'no-cache');
    try {
      if (!languageKeys.some((key) => key === language)) throw new Error('no such language');
      const address = `/${path.map(encodeURIComponent).join('/')}`;
      const { markup, data } = await render(address, language, req, res);
      // Tells the page that this is a screen's markup, not what another server sends at this address.
      res.set('Server-Rendered', 'true');
      res.type('html').send(markup + data);
    } catch (error) {
      log.info({ err: error }, 'A screen could not be rendered');
      res.sendStatus(404);
    }
  });
  return router;
}

/** Puts the German page in place, the others into templates, and the data beside them. */
function inIndex(index: string, [german, ...others]: RenderedScreen[]): string {
  const templates = others.map(
    ({ markup }, at) =>
      `<template data-language="${languageKeys[at + 1] ?? ''}">${markup}</template>`,
  );
  return index
    .replace('<!--home-->', () => german?.markup ?? '')
    .replace('<!--home-data-->', () => [...templates, german?.data].join('\n'));
}
