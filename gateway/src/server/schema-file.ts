import { readFileSync } from 'node:fs';
import type { RequestHandler } from 'express';
import { projectRoot } from '../project-root.ts';

/** Serves the schema with its descriptions, for the tools of other clients. */
export function schemaFile(): RequestHandler {
  const text = readFileSync(new URL('schema.graphql', projectRoot), 'utf8');
  return (_req, res) => void res.type('text/plain').send(text);
}
