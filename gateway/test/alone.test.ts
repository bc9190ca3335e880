import { expect, onTestFinished, test } from 'vitest';
import { startStub } from './contract-stub.ts';
import { freePort } from '../../backend/src/testing/free-port.ts';
import { run } from './start-up.ts';

test('where other gateways may write and cannot tell, the start says how long responses are fresh', async () => {
  const stub = await startStub();
  onTestFinished(() => stub.close());
  const started = async (env: NodeJS.ProcessEnv) => {
    const gateway = run({ PORT: String(await freePort()), BACKEND_URL: stub.url, ...env });
    await gateway.printed(/Site: .*\n/);
    return gateway.output();
  };
  const warning =
    'REDIS_URL is not set: writes made through other gateways show up here after up to 2 s\n';
  expect(await started({})).toContain(warning);
  expect(await started({ CACHE_SECONDS: '1' })).not.toContain('REDIS_URL');
  expect(await started({ REDIS_URL: 'redis://127.0.0.1:1' })).not.toContain('REDIS_URL');
});
