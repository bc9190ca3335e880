import type { Operation } from '../contract/operation.ts';
import { features } from '../features.ts';
import { readExtensions } from './extensions.ts';

/** The endpoints of the contract by feature. */
export const operationsByFeature: Record<string, Operation[]> = {
  ...Object.fromEntries(
    Object.entries(features).map(([name, { operations }]) => [name, operations]),
  ),
  extensions: [readExtensions],
};

/** All endpoints of the contract. */
export const operations: Operation[] = Object.values(operationsByFeature).flat();
