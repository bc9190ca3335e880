import { orderedTables } from '../database/entity-tables.ts';
import { feature } from '../feature.ts';
import * as contract from './order-contract.ts';
import { moveEntity } from './order-store.ts';

/** Serves the orders of lists (extension). */
export const orderFeature = feature(contract, (serve, { database }) => {
  serve(contract.listOrderedKinds, () => ['image', ...orderedTables]);

  serve(contract.moveEntity, ({ params, body, edit }) =>
    moveEntity(database, params, body.position, edit),
  );
});
