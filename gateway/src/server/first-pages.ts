import { readFile } from 'node:fs/promises';
import type { Request, Response } from 'express';
import { Router } from 'express';
import type { Logger } from 'pino';
import { languageKeys } from '../contract/language.ts';
import type { Ask, RenderedPage } from './rendered-pages.ts';
import { RenderedPages } from './rendered-pages.ts';
import { indexFile } from './web-app.ts';

/** Answers an operation of the web app with the data that a visitor would get. Throws where there are errors. */
export type ReadPublic = (
  operation: string,
  variables: Record<string, unknown>,
  req: Request,
  res: Response,
) => Promise<Record<string, unknown>>;

/**
 * Serves what is seen before any script has run (docs/decisions/web-first-paint.md): at `/` the home
 * page in three languages, at `/first-page/{language}/{route}` the markup of any other public screen,
 * each with its data. Where that fails, the web app loads everything itself. The page also tells how
 * large an upload may be, so that a file that is too large is not sent first.
 */
export function firstPages(readPublic: ReadPublic, maxUploadMb: number, log: Logger): Router {
  const rendered = new RenderedPages();
  const limit = `<meta name="max-upload-mb" content="${maxUploadMb}" /></head>`;
  const asking =
    (req: Request, res: Response): Ask =>
    (operation, variables) =>
      readPublic(operation, variables, req, res);

  const router = Router();
  router.get('/', async (req, res, next) => {
    try {
      const find = (language: string) => rendered.find('/', language, asking(req, res));
      const pages = await Promise.all(languageKeys.map(find));
      const html = inIndex(await readFile(indexFile, 'utf8'), pages).replace('</head>', limit);
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
      if (!languageKeys.some((key) => key === language))
        throw new Error('there is no such language');
      const address = `/${path.map(encodeURIComponent).join('/')}`;
      const { markup, data } = await rendered.find(address, language, asking(req, res));
      // By this the page knows the markup of a screen from whatever else may answer at this address.
      res
        .set('Server-Rendered', 'true')
        .type('html')
        .send(markup + data);
    } catch (error) {
      log.info({ err: error }, 'A first page could not be rendered');
      res.sendStatus(404);
    }
  });
  return router;
}

/** Puts the German page in place, the others into templates, and the data beside them. */
function inIndex(index: string, [german, ...others]: RenderedPage[]): string {
  const templates = others.map(
    ({ markup }, at) =>
      `<template data-language="${languageKeys[at + 1] ?? ''}">${markup}</template>`,
  );
  return index
    .replace('<!--home-->', () => german?.markup ?? '')
    .replace('<!--home-data-->', () => [...templates, german?.data].join('\n'));
}
