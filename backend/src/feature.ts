import type { BackendConfig } from './config.ts';
import type { Operation } from './contract/operation.ts';
import type { Serve } from './http/routes.ts';
import type { Services } from './services.ts';

type Routes = (serve: Serve, services: Services, config: BackendConfig) => void;

/** A part of the contract, and what serves it. */
export interface Feature {
  operations: Operation[];
  routes: Routes;
}

/** Creates a feature of the operations that its contract exports. */
export function feature(contract: Record<string, Operation>, routes: Routes): Feature {
  return { operations: Object.values(contract), routes };
}
