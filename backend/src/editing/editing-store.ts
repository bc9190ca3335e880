import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import type { Editor, OpenForm } from './editing-contract.ts';

/** How long an editor counts as there after the last sign, in milliseconds. */
const RECENT = 5 * 60 * 1000;

/** How long a form counts as open after its last report, which comes once a minute. */
const OPEN = 90 * 1000;

/**
 * Records that an entity is open in a form of this session. Returns which others have had it open or saved it
 * in other sessions within five minutes, each login once, by name.
 */
export async function recordOpenForm(
  database: Database,
  form: OpenForm,
  { by, session }: Pick<Edit, 'by' | 'session'>,
): Promise<Editor[]> {
  const now = Date.now();
  const recent = now - RECENT;
  await database.deleteFrom('open_form').where('seen_at', '<', recent).execute();
  const { kind } = form;
  const entityId = await entityIdOf(database, form);
  if (entityId === undefined) return [];
  await database
    .insertInto('open_form')
    .values({ kind, entity_id: entityId, session, login: by, opened_at: now, seen_at: now })
    .onConflict((same) =>
      same.columns(['kind', 'entity_id', 'session']).doUpdateSet({ login: by, seen_at: now }),
    )
    .execute();
  const opened = await database
    .selectFrom('open_form')
    .select(({ fn }) => ['login', fn.min('opened_at').as('at')])
    .where('kind', '=', kind)
    .where('entity_id', '=', entityId)
    .where('session', '!=', session)
    .groupBy('login')
    .execute();
  const revisions =
    kind === 'request'
      ? sql`request_revision where request_id = ${entityId}`
      : sql`revision where kind = ${kind} and entity_id = ${entityId}`;
  const { rows: saved } = await sql<{ login: string; at: string }>`
    select saved_by as login, max(saved_at) as at from ${revisions}
      and session <> ${session} and saved_by <> '' and saved_at > ${new Date(recent).toISOString()}
    group by saved_by`.execute(database);
  const openedAt = new Map(opened.map(({ login, at }) => [login, new Date(at).toISOString()]));
  const savedAt = new Map(saved.map(({ login, at }) => [login, at]));
  const logins = new Set([...openedAt.keys(), ...savedAt.keys()]);
  return [...logins].toSorted().map((login) => ({
    login,
    opened_at: openedAt.get(login) ?? '',
    saved_at: savedAt.get(login) ?? '',
  }));
}

/** Lists who has entities of a kind open in other sessions, each login once for each entity. */
export function listOpenForms(
  database: Database,
  kind: OpenForm['kind'],
  { session }: Pick<Edit, 'session'>,
) {
  return database
    .selectFrom('open_form')
    .select(['entity_id', 'login'])
    .distinct()
    .where('kind', '=', kind)
    .where('session', '!=', session)
    .where('seen_at', '>', Date.now() - OPEN)
    .orderBy('entity_id')
    .orderBy('login')
    .execute();
}

/** Finds the id of what a form edits: of a page by its slug; there is one row of settings. */
async function entityIdOf(
  database: Database,
  { entity = 1, slug }: OpenForm,
): Promise<number | undefined> {
  if (slug === undefined) return entity;
  const page = await database
    .selectFrom('page')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return page?.id;
}
