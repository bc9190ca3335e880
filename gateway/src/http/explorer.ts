import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RequestHandler } from 'express';
import { Router, static as serveFiles } from 'express';
import helmet from 'helmet';
import { projectRoot } from '../project-root.ts';

/** What the build writes of the explorer. */
export const explorerFolder = fileURLToPath(new URL('web/explorer/dist', projectRoot));

/**
 * Serves the explorer, GraphiQL from npm (`web/explorer`): it works without internet. It is offered
 * where the Sandbox is, in development. Its fonts lie in its style sheet, which the site's content
 * policy would not allow.
 */
export function explorer(): Router {
  const routes = Router();
  routes.use(
    helmet.contentSecurityPolicy({
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        fontSrc: ["'self'", 'data:'],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
      },
    }),
  );
  if (existsSync(explorerFolder)) routes.use(serveFiles(explorerFolder));
  else routes.use((_, res) => void res.status(404).send('Explorer: run `npm run build` first.'));
  return routes;
}

/** Serves the schema with its descriptions, for the tools of other clients. */
export function schemaFile(): RequestHandler {
  const text = readFileSync(new URL('schema.graphql', projectRoot), 'utf8');
  return (_req, res) => void res.type('text/plain').send(text);
}
