import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPostgres } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { restoreFromTrash } from '../history/trash.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import type { Json } from '../testing/json.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import { deleteForGood, expireTrash } from './trash-store.ts';

const count = 3000;

describeOnBoth('deleting a long list for good', (start) => {
  let backend: TestBackend;
  let database: Kysely<Tables>;
  beforeAll(async () => {
    backend = await start();
    database = await backend.openDatabase();
  });
  afterAll(() => backend.close());

  /** Adds a spare with many sub-parts and deletes it. */
  async function deleteSpare() {
    const { id } = (await backend.admin('POST /spare', { json: { title_de: 'Liste' } })).json;
    const rows = Array.from({ length: count }, (_, index) => `HT-${index}`);
    const form = { file: new Blob([['partnumber', ...rows].join('\n')]) };
    await backend.admin(`POST /spare/${id}/part/import`, { form });
    const spare = (await backend.call(`GET /spare/${id}`)).json;
    const last = spare.parts.at(-1)?.id ?? 0;
    // Its history is longer than those of the others.
    for (const quantity of [2, 3, 4]) {
      await backend.admin(`PATCH /spare/${id}/part/${last}`, { json: { quantity } });
    }
    const whole = (await backend.call(`GET /spare/${id}`)).json;
    const { headers } = await backend.admin(`DELETE /spare/${id}`);
    return { entry: Number(headers.get('X-Trash-Id')), spare: whole, last };
  }

  const revisions = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from revision`.execute(
      database,
    );
    return rows[0]?.count ?? 0;
  };
  const trash = async () => (await backend.admin<Json[]>('GET /trash')).json.map(({ id }) => id);

  test('others write while it is under way, and nothing is left of it', async () => {
    const { entry } = await deleteSpare();
    const before = await revisions();
    const deletion = deleteForGood(database, entry);
    while ((await revisions()) === before) await nextTurn();
    await database.insertInto('category').values({ name: 'Frame', lang: 'DE' }).execute();
    expect(await revisions()).toBeGreaterThan(0);
    await deletion;
    expect(await trash()).toEqual([]);
    expect(await revisions()).toBe(0);
  });

  test('one that is cut off leaves an entry that can be restored, or deleted again', async () => {
    const { entry, spare, last } = await deleteSpare();
    const before = await revisions();
    await refuseDeletion(database, last);
    expect((await backend.admin(`DELETE /trash/${entry}`)).status).toBe(500);
    expect(await trash()).toEqual([entry]);
    expect(await revisions()).toBeLessThan(before);
    await backend.admin(`POST /trash/${entry}/restore`);
    expect((await backend.call(`GET /spare/${spare.id}`)).json).toEqual(spare);

    const { headers } = await backend.admin(`DELETE /spare/${spare.id}`);
    const again = Number(headers.get('X-Trash-Id'));
    expect((await backend.admin(`DELETE /trash/${again}`)).status).toBe(500);
    await allowDeletion(database);
    expect((await backend.admin(`DELETE /trash/${again}`)).json).toEqual({ id: again });
    expect(await trash()).toEqual([]);
    expect(await revisions()).toBe(0);
  });

  test('a restore meanwhile ends it: all is back, with what was left of its history', async () => {
    const { entry, spare, last } = await deleteSpare();
    const before = await revisions();
    const deletion = expect(deleteForGood(database, entry)).rejects.toMatchObject({
      kind: 'not found',
    });
    while ((await revisions()) === before) await nextTurn();
    await restoreFromTrash(database, entry, { by: 'admin', session: '', ifMatch: undefined });
    const left = await revisions();
    await deletion;
    expect(await revisions()).toBe(left);
    expect((await backend.call(`GET /spare/${spare.id}`)).json).toEqual(spare);
    const history = `GET /revision?kind=sub_part&entity=${last}`;
    expect((await backend.admin<Json[]>(history)).json).toHaveLength(4);
    await backend.admin(`DELETE /spare/${spare.id}`);
  });

  test('expired entries go whole, those of lists and those of single parts', async () => {
    const { id } = (await backend.admin('POST /spare', { json: { title_de: 'Satz' } })).json;
    const part = await backend.admin(`POST /spare/${id}/part`, { json: { partnumber: 'A' } });
    await backend.admin(`DELETE /spare/${id}/part/${part.json.id}`);
    await backend.admin(`DELETE /spare/${id}`);
    expect(await trash()).toHaveLength(3);
    await database.updateTable('deleted').set({ deleted_at: '2020-01-01T00:00:00.000Z' }).execute();
    await Promise.all([0, 1].map(() => expireTrash(database, 30, new Date())));
    expect(await trash()).toEqual([]);
    expect(await revisions()).toBe(0);
  });
});

/** Lets no revision of an entity be deleted, as a full disk would. */
async function refuseDeletion(database: Kysely<Tables>, id: number): Promise<void> {
  if (!isPostgres(database)) {
    await sql`create trigger refuse_deletion before delete on revision
      when old.entity_id = ${sql.lit(id)} and old.kind = 'sub_part'
      begin select raise(abort, 'refused'); end`.execute(database);
    return;
  }
  await sql`create function refuse_deletion() returns trigger language plpgsql as $$
    begin raise exception 'refused'; end $$`.execute(database);
  await sql`create trigger refuse_deletion before delete on revision for each row
    when (old.entity_id = ${sql.lit(id)} and old.kind = 'sub_part')
    execute function refuse_deletion()`.execute(database);
}

async function allowDeletion(database: Kysely<Tables>): Promise<void> {
  const table = isPostgres(database) ? sql`on revision` : sql``;
  await sql`drop trigger refuse_deletion ${table}`.execute(database);
}
