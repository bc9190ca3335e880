import { Router } from 'express';
import { z } from 'zod';
import type { RestConfig } from '../config.ts';
import type { HttpResponse } from '../rest/http-call.ts';
import { httpCall } from '../rest/http-call.ts';
import type { RedisLink } from './redis-link.ts';

/**
 * What the site goes on without, though not as well, and whether it answers; what there is none of,
 * or what a backend that is not ours does not tell, is left out.
 */
export type Connections = Partial<Record<'redis' | 'files', boolean>>;

/** Looks after Redis and the store of files. */
export async function connections(
  config: RestConfig,
  redis: RedisLink | undefined,
): Promise<Connections> {
  const backend = await ask(config, '/readyz');
  const { data: told } = backendSays.safeParse(backend?.text);
  return {
    ...(redis && { redis: redis.isConnected }),
    ...(told && { files: told.files }),
  };
}

/** What our own backend answers to `/readyz`, as text. */
const backendSays = z
  .string()
  .transform((text, { issues }): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      issues.push({ code: 'custom', message: 'no JSON', input: text });
      return z.NEVER;
    }
  })
  .pipe(z.object({ files: z.boolean() }));

/**
 * `/healthz`: the process lives. `/readyz`: the backend answers, too; 503 where it does not. That
 * Redis or the store of files is away is told, but no reason to take the site away as well.
 */
export function healthRoutes(config: RestConfig, connected: () => Promise<Connections>): Router {
  const router = Router();
  router.get('/healthz', (_, res) => {
    res.json({ status: 'ok' });
  });
  router.get('/readyz', async (_, res) => {
    const [settings, states] = await Promise.all([ask(config, '/settings'), connected()]);
    const ready = settings !== undefined && settings.status < 500;
    const told = Object.entries(states).map(([name, is]) => [name, is ? 'connected' : 'away']);
    res.status(ready ? 200 : 503).json({
      status: ready ? 'ok' : 'backend unavailable',
      ...Object.fromEntries(told),
    });
  });
  return router;
}

async function ask(config: RestConfig, path: string): Promise<HttpResponse | undefined> {
  const { backendUrl, readTimeoutMs } = config;
  return httpCall({
    method: 'GET',
    url: new URL(backendUrl + path),
    headers: { accept: 'application/json' },
    limitMs: readTimeoutMs,
  }).catch(() => undefined);
}
