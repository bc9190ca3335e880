import { Router } from 'express';
import { z } from 'zod';
import type { RestConfig } from '../config.ts';
import type { HttpResponse } from '../rest/http-call.ts';
import { httpCall } from '../rest/http-call.ts';
import type { BackendOffer } from '../rest/offer.ts';
import { readBody, readData } from '../rest/response-body.ts';
import type { RedisLink } from '../cache/redis-link.ts';

/**
 * Whether the services that the site can do without are connected; a service that is not used, or that
 * a backend of another make does not report, is left out.
 */
export type Connections = Partial<Record<'redis' | 'files', boolean>>;

interface BackendState {
  /** Whether the backend keeps the contract and can store. */
  isReady: boolean;
  /** Whether its file store responds; undefined where it does not report that. */
  files: boolean | undefined;
}

interface Dependencies {
  config: RestConfig;
  offer: BackendOffer;
  /** Checks the settings, which every backend has. */
  settings: z.ZodType;
  redis: RedisLink | undefined;
}

const reportSchema = z.object({ ok: z.boolean().optional(), files: z.boolean() });

/** For how long a check counts: anybody may ask. */
const maxAgeMs = 2_000;

/** Checks the state of the backend, at most every two seconds and once at a time. */
export class Health {
  readonly #dependencies: Dependencies;
  #state: BackendState | undefined;
  #check: Promise<BackendState> | undefined;
  #checkedAt = -Infinity;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Returns the connections as they were at the last check, and begins another if that is old. */
  connections(): Connections {
    void this.#checked();
    const { redis } = this.#dependencies;
    const files = this.#state?.files;
    return {
      ...(redis && { redis: redis.isConnected }),
      ...(files !== undefined && { files }),
    };
  }

  /**
   * `/healthz` says that the process runs. `/readyz` says whether the backend keeps the contract and can
   * store, with 503 where it does not. It also reports Redis and the file store, without which the site
   * stays ready.
   */
  routes(): Router {
    const router = Router();
    router.get('/healthz', (_, res) => {
      res.json({ status: 'ok' });
    });
    router.get('/readyz', async (_, res) => {
      const { isReady } = await this.#checked();
      const reports = Object.entries(this.connections()).map(([name, is]) => [
        name,
        is ? 'connected' : 'away',
      ]);
      res.status(isReady ? 200 : 503).json({
        status: isReady ? 'ok' : 'backend unavailable',
        ...Object.fromEntries(reports),
      });
    });
    return router;
  }

  #checked(): Promise<BackendState> {
    // From the end of the last one: it takes as long as the backend.
    if (performance.now() - this.#checkedAt > maxAgeMs) {
      this.#checkedAt = Infinity;
      this.#check = this.#read().finally(() => (this.#checkedAt = performance.now()));
    }
    return (this.#check ??= this.#read());
  }

  async #read(): Promise<BackendState> {
    const { config, offer, settings } = this.#dependencies;
    const reports = (await offer.read()).reportsReadiness;
    const [response, report] = await Promise.all([
      read(config, '/settings'),
      reports ? read(config, '/readyz') : undefined,
    ]);
    const state = report && readData(reportSchema, bodyOf(report)).data;
    const keepsContract = response?.status === 200 && readData(settings, bodyOf(response)).success;
    this.#state = { isReady: keepsContract && state?.ok !== false, files: state?.files };
    return this.#state;
  }
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

function bodyOf({ text }: HttpResponse): unknown {
  try {
    return readBody(text);
  } catch {
    return undefined;
  }
}
