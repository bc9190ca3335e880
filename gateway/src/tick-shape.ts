import { executionAsyncResource } from 'node:async_hooks';

/** What Node runs the callbacks of `process.nextTick` from; one of them, held for good. */
let tick: object | undefined;

/**
 * Keeps `process.nextTick`, which runs several times for each request, as fast as it is. V8 compiles
 * it for one shape of objects, and forgets that shape when a full collection finds none of them; from
 * then on every tick costs a call of the runtime. To be called before anything else is begun.
 */
export function keepShapeOfTicks(): void {
  process.nextTick(() => {
    tick ??= executionAsyncResource();
  });
}
