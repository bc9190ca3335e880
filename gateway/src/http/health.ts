import { Router } from 'express';
import type { RestConfig } from '../config.ts';
import { httpCall } from '../rest/http-call.ts';

/** `/healthz`: the process lives. `/readyz`: the backend answers, too; 503 where it does not. */
export function healthRoutes(config: RestConfig): Router {
  const router = Router();
  router.get('/healthz', (_, res) => {
    res.json({ status: 'ok' });
  });
  router.get('/readyz', async (_, res) => {
    const ready = await backendAnswers(config);
    res.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'backend unavailable' });
  });
  return router;
}

async function backendAnswers(config: RestConfig): Promise<boolean> {
  try {
    const { status } = await httpCall({
      method: 'GET',
      url: new URL(`${config.backendUrl}/settings`),
      headers: { accept: 'application/json' },
      limitMs: config.readTimeoutMs,
    });
    return status < 500;
  } catch {
    return false;
  }
}
