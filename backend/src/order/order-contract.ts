import { z } from 'zod';
import { orderedTables } from '../database/entity-tables.ts';
import { pathId, position, version } from '../contract/fields.ts';
import { operation, type Params } from '../contract/operation.ts';

const administrators = { row: 'extension', access: 'editor' } as const;

export const listOrderedKinds = operation({
  ...administrators,
  id: 'listOrderedKinds',
  method: 'get',
  path: '/order',
  summary: 'The tables whose entries can be given another position in their list',
  response: z.array(z.string()),
});

export const moveEntity = operation({
  ...administrators,
  id: 'moveEntity',
  method: 'patch',
  path: '/order/{kind}/{id}',
  summary: 'Gives an entity another position in its list, and moves no other one',
  subject: { idIn: 'id' },
  params: z.object({
    // An image is moved with `PATCH /image/{kind}/{entity}`: it has no id in the contract.
    kind: z.enum(orderedTables).meta({ description: 'The table of the entity' }),
    id: pathId(),
  }),
  body: z.object({ position: position() }),
  response: z.object({ id: z.int(), version: version() }),
});

export type MovedEntity = Params<typeof moveEntity>;
