import { orderedTables } from '../database/entity-tables.ts';
import type { Serve } from '../http/routes.ts';
import type { Services } from '../services.ts';
import * as contract from './order-contract.ts';
import { moveEntity } from './order-store.ts';

/** Serves the orders of lists (extension). */
export function orderRoutes(serve: Serve, { database }: Services): void {
  serve(contract.listOrderedKinds, () => ['image', ...orderedTables]);

  serve(contract.moveEntity, ({ params, body, edit }) =>
    moveEntity(database, params, body.position, edit),
  );
}
