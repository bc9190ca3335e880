import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Edit } from '../database/edit.ts';
import { entityOf } from '../database/entity-tables.ts';
import { lockTable } from '../database/lock-row.ts';
import { listOrder } from '../database/place.ts';
import type { Tables } from '../database/tables.ts';
import { conflict } from '../errors.ts';
import { readRow } from '../history/entity.ts';
import { change, createEntity, type Values } from '../history/version.ts';

/** The table of entities that are one row each, without a list of images or parts. */
type RowTable = 'partner' | 'category' | 'synonym' | 'template';

/** How many entities there may be, and what is said where there are as many. */
interface Limit {
  most: number;
  refusal: string;
}

/** Lists, finds, adds and changes entities that are one row each; `entity` is one as responses have it. */
export function rowStore<Entity extends z.ZodObject>(
  database: Kysely<Tables>,
  table: RowTable,
  entity: Entity,
  limit?: Limit,
) {
  return {
    /** Lists the entities: in their order where they have one, else oldest first. */
    list: async () => {
      const order = entityOf(table)?.isOrdered ? listOrder : 'id';
      const rows = await database.selectFrom(table).selectAll().orderBy(order).execute();
      return rows.map((row) => entity.parse(row));
    },

    /** Finds an entity. Throws 'not found' if there is none with this id. */
    find: async (id: number) => entity.parse(await readRow(database, table, id)),

    /** Adds an entity. Throws 'conflict' where there are as many as there may be. */
    add: (values: Values, edit: Edit) =>
      database.transaction().execute(async (transaction) => {
        if (limit) {
          await lockTable(transaction, table);
          const present = await transaction.selectFrom(table).select('id').execute();
          if (present.length >= limit.most) throw conflict(limit.refusal);
        }
        const id = await createEntity(transaction, table, values, edit);
        return entity.parse(await readRow(transaction, table, id));
      }),

    /**
     * Changes an entity. Throws 'not found' if there is none with this id, and 'outdated' if the write depends on
     * another version.
     */
    update: (id: number, changes: Values, edit: Edit) =>
      database.transaction().execute(async (transaction) => {
        await change(transaction, { table, id }, edit, () => changes);
        return entity.parse(await readRow(transaction, table, id));
      }),
  };
}
