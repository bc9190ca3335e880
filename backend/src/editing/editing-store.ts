import { sql } from 'kysely';
import { isRecent, isRecentIso } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import type { Edit } from '../database/edit.ts';
import { sessionOf } from '../database/token-hash.ts';
import { isTokenValid } from '../database/valid-token.ts';
import { minuteMs } from '../durations.ts';
import type { Editor, OpenForm } from './editing-contract.ts';

/** How long an editor counts as there after the last sign, in milliseconds. */
const recentMs = 5 * minuteMs;

/** How long a form counts as open after its last report, which comes once a minute. */
const openMs = 90 * 1000;

/**
 * Records that an entity is open in a form of this session. Returns which others have had it open or saved it
 * in other sessions within five minutes, each login once, by name. Own sessions that have ended are left
 * out.
 */
export async function recordOpenForm(
  database: Database,
  form: OpenForm,
  { by, session }: Pick<Edit, 'by' | 'session'>,
): Promise<Editor[]> {
  const now = Date.now();
  await database
    .deleteFrom('open_form')
    .where(sql<boolean>`not ${isRecent('seen_at', recentMs)}`)
    .execute();
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
    .select(['login', 'session', 'opened_at as at'])
    .where('kind', '=', kind)
    .where('entity_id', '=', entityId)
    .where('session', '!=', session)
    .execute();
  const revisions =
    kind === 'request'
      ? sql`request_revision where request_id = ${entityId}`
      : sql`revision where kind = ${kind} and entity_id = ${entityId}`;
  const { rows: saved } = await sql<{ login: string; session: string; at: string }>`
    select saved_by as login, session, max(saved_at) as at from ${revisions}
      and session <> ${session} and saved_by <> '' and ${isRecentIso('saved_at', recentMs)}
    group by saved_by, session`.execute(database);
  const isElse = await whoIsElse(database, by);
  const openedBy = Map.groupBy(opened.filter(isElse), ({ login }) => login);
  const savedBy = Map.groupBy(saved.filter(isElse), ({ login }) => login);
  const logins = new Set([...openedBy.keys(), ...savedBy.keys()]);
  return [...logins].toSorted().map((login) => {
    const [first] = (openedBy.get(login) ?? []).map(({ at }) => at).toSorted((a, b) => a - b);
    const last = (savedBy.get(login) ?? [])
      .map(({ at }) => at)
      .toSorted()
      .at(-1);
    return {
      login,
      opened_at: first === undefined ? '' : new Date(first).toISOString(),
      saved_at: last ?? '',
    };
  });
}

/** Lists who has entities of a kind open in other sessions, each login once for each entity. */
export async function listOpenForms(
  database: Database,
  kind: OpenForm['kind'],
  { by, session }: Pick<Edit, 'by' | 'session'>,
): Promise<{ entity_id: number; login: string }[]> {
  const open = await database
    .selectFrom('open_form')
    .select(['entity_id', 'login', 'session'])
    .where('kind', '=', kind)
    .where('session', '!=', session)
    .where(isRecent('seen_at', openMs))
    .orderBy('entity_id')
    .orderBy('login')
    .execute();
  const others = open.filter(await whoIsElse(database, by));
  const byEntity = Map.groupBy(others, ({ entity_id }) => entity_id);
  return Array.from(byEntity, ([entity_id, forms]) =>
    [...new Set(forms.map(({ login }) => login))].map((login) => ({ entity_id, login })),
  ).flat();
}

/** Returns a check for forms and saves of other sessions: it leaves out those of the own login that have ended. */
async function whoIsElse(database: Database, by: string) {
  const own = await database
    .selectFrom('token')
    .innerJoin('account', 'account.id', 'token.account_id')
    .select('hash')
    .where('login', '=', by)
    .where(isTokenValid())
    .execute();
  const active = new Set(own.map(({ hash }) => sessionOf(hash)));
  return (form: { login: string; session: string }) =>
    form.login !== by || active.has(form.session);
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
