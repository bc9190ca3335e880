import { variableNames } from 'backend/config';
import type { StartConfig } from './config.ts';
import { unconnectedFreshMs, variables } from './config.ts';
import { missingVariables } from './imprint.ts';

/** What is said where `freshMs` makes the time shorter. */
export const unsharedWrites = `REDIS_URL is not set: writes made through other gateways show up here after up to ${unconnectedFreshMs / 1000} s`;

/**
 * Returns how long responses are fresh: shorter without Redis over a backend that other gateways may
 * use, since nothing tells of their writes.
 */
export function freshMs(
  { redisUrl, backendUrl, cacheMs }: StartConfig,
  env: NodeJS.ProcessEnv,
): number {
  const mayBeSeveral = backendUrl !== undefined || Boolean(env.DATABASE_URL);
  return redisUrl !== undefined || !mayBeSeveral ? cacheMs : Math.min(cacheMs, unconnectedFreshMs);
}

/** Returns what a start says of variables that are missing or have no effect. */
export function startWarnings(config: StartConfig, env: NodeJS.ProcessEnv): string[] {
  const warnings = [idleVariables(config, env), placeholders(config), missingOrigin(config)];
  return warnings.filter((warning) => warning !== undefined);
}

/** Names the variables of the embedded backend that are set, although another backend is used. */
function idleVariables({ backendUrl }: StartConfig, env: NodeJS.ProcessEnv): string | undefined {
  const idle = variableNames.filter((name) => !variables.includes(name) && env[name]);
  if (backendUrl === undefined || idle.length === 0) return undefined;
  return `BACKEND_URL is set, so these have no effect: ${idle.join(', ')}`;
}

/** The law requires a complete imprint, but a site without one is better than no site. */
function placeholders({ production, imprint }: StartConfig): string | undefined {
  const missing = missingVariables(imprint);
  if (!production || missing.length === 0) return undefined;
  return `The imprint shows placeholders (§ 5 DDG): set ${missing.join(', ')}`;
}

/** Without it, the first request would decide the site's address, so shared caches may store no document. */
function missingOrigin({ production, publicUrl }: StartConfig): string | undefined {
  if (!production || publicUrl !== undefined) return undefined;
  return 'PUBLIC_URL is not set: no shared cache may store documents; set it to the origin of the site';
}
