import { Router } from 'express';
import { z } from 'zod';
import type { RestConfig } from '../config.ts';
import type { HttpResponse } from '../rest/http-call.ts';
import { httpCall } from '../rest/http-call.ts';
import type { RedisLink } from '../cache/redis-link.ts';

/**
 * Whether the services that the site can do without are connected; a service that is not used, or that
 * a backend of another make does not report, is left out.
 */
export type Connections = Partial<Record<'redis' | 'files', boolean>>;

const readinessSchema = z.object({ ok: z.boolean().optional(), files: z.boolean() });

/** Checks the connections to Redis and to the file store, on which our own backend reports. */
export async function connections(
  config: RestConfig,
  redis: RedisLink | undefined,
): Promise<Connections> {
  const report = await backendReport(config);
  return {
    ...(redis && { redis: redis.isConnected }),
    ...(report && { files: report.files }),
  };
}

/** Reads what our own backend reports of itself; a backend of another make reports nothing. */
async function backendReport(config: RestConfig) {
  const response = await read(config, '/readyz');
  return response && readinessSchema.safeParse(jsonOf(response)).data;
}

/**
 * `/healthz` says that the process runs. `/readyz` says whether the backend responds and can store, with
 * 503 where it does not. It also reports Redis and the file store, without which the site stays ready.
 */
export function healthRoutes(config: RestConfig, connected: () => Promise<Connections>): Router {
  const router = Router();
  router.get('/healthz', (_, res) => {
    res.json({ status: 'ok' });
  });
  router.get('/readyz', async (_, res) => {
    const [settings, report, states] = await Promise.all([
      read(config, '/settings'),
      backendReport(config),
      connected(),
    ]);
    const ready = settings !== undefined && settings.status < 500 && report?.ok !== false;
    const reports = Object.entries(states).map(([name, is]) => [name, is ? 'connected' : 'away']);
    res.status(ready ? 200 : 503).json({
      status: ready ? 'ok' : 'backend unavailable',
      ...Object.fromEntries(reports),
    });
  });
  return router;
}

async function read(config: RestConfig, path: string): Promise<HttpResponse | undefined> {
  const { backendUrl, readTimeoutMs } = config;
  return httpCall({
    method: 'GET',
    url: new URL(backendUrl + path),
    headers: { accept: 'application/json' },
    limitMs: readTimeoutMs,
  }).catch(() => undefined);
}

function jsonOf({ text }: HttpResponse): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
