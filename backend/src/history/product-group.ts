import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/**
 * Lets a product leave its translations where one of them has its language: two of one language are no
 * translations of each other. Call it after a write that may have changed the language.
 */
export async function leaveIfTaken(transaction: Database, id: number): Promise<void> {
  await sql`
    update product set translation_group = null
    where id = ${id} and exists (
      select 1 from product as other
      where other.translation_group = product.translation_group
        and other.lang = product.lang and other.id <> product.id
    )`.execute(transaction);
}
