import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { newFolder } from '../../backend/src/testing/new-folder.ts';
import type { GatewayConfig } from '../src/config.ts';
import { byLanguage } from '../src/contract/language.ts';
import { contractData } from './contract-data.ts';
import type { Habits, Stub } from './contract-stub.ts';
import { startStub } from './contract-stub.ts';
import type { TestGateway } from './gateway-client.ts';
import { startGateway } from './gateway-client.ts';

type Hook = (run: () => Promise<void>) => void;

/** Starts a stub and a gateway over it for each test of a file. */
export function freshGateway(habits: Habits = {}, config: Partial<GatewayConfig> = {}) {
  return gatewayBetween(beforeEach, afterEach, habits, config);
}

/**
 * Starts a stub and a gateway over it once for all tests of a file or group, for long tables: a start takes longer
 * than most requests. Each test gets the stub as it was at first, and nothing in the gateway stays fresh, but visitors
 * get their last good response where the backend fails. What tests that, limits or failing connections needs a
 * gateway of its own.
 */
export function sharedGateway(habits: Habits = {}, config: Partial<GatewayConfig> = {}) {
  const it = gatewayBetween(beforeAll, afterAll, habits, { cacheMs: 0, ...config });
  beforeEach(() => {
    Object.assign(it.stub, { calls: [], data: contractData(), interfere: null, version: null });
  });
  return it;
}

function gatewayBetween(before: Hook, after: Hook, habits: Habits, config: Partial<GatewayConfig>) {
  let stub: Stub;
  let gateway: TestGateway;
  before(async () => {
    stub = await startStub(habits);
    gateway = await startGateway(stub.url, config);
  });
  after(async () => {
    await gateway.close();
    await stub.close();
  });
  return {
    get stub() {
      return stub;
    },
    url: () => gateway.url,
    ask: (...args: Parameters<TestGateway['ask']>) => gateway.ask(...args),
    /** The calls that the stub received, for instance `GET /spare/1`. */
    lines: () => stub.calls.map(({ line }) => line),
  };
}

/** Creates a folder for spooled uploads for each test of a file. */
export function freshUploadFolder(): () => string {
  let folder = '';
  beforeEach(() => {
    folder = newFolder();
    vi.stubEnv('TMPDIR', folder);
  });
  afterEach(() => vi.unstubAllEnvs());
  return () => folder;
}

/** A text in every language of the site, a different one in each. */
export const three = (text: string) => byLanguage((key) => `${text} ${key}`);

/** An image of some bytes. */
export const png = (content = '1234') => new File([content], 'x.png', { type: 'image/png' });
