import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import { dayMs } from '../durations.ts';
import type { Role } from '../roles.ts';
import { lockTable } from '../database/lock-row.ts';
import { readPage, type ListQuery, type Page } from '../database/read-page.ts';
import type { Tables } from '../database/tables.ts';
import { conflict, lastOwner, noSuchRow, notAllowed, unknownReference } from '../errors.ts';
import type { Administrator, Invitation } from './administrator-contract.ts';
import { isLoginTaken } from './account-store.ts';
import { hashPassword } from './passwords.ts';
import { hashToken } from '../database/token-hash.ts';

/** How long an invitation is open. */
const invitationMs = 7 * dayMs;

/** Lists the administrators, oldest first. */
export async function listAdministrators(
  database: Database,
  query: ListQuery,
  callerId: number,
): Promise<Page<Administrator>> {
  const all = administratorRows(database);
  const { rows, total } = await readPage(database, { all, searched: ['login'] }, query);
  return { rows: rows.map((row) => toAdministrator(row, callerId)), total };
}

function administratorRows(database: Database) {
  return database
    .selectFrom('account')
    .leftJoin('second_factor', 'account_id', 'account.id')
    .select(['account.id', 'login', 'role', 'created_at', 'confirmed_at']);
}

interface AccountRow {
  id: number;
  login: string;
  role: string;
  created_at: string;
  confirmed_at: string | null;
}

function toAdministrator(
  { id, login, role, created_at, confirmed_at }: AccountRow,
  callerId?: number,
): Administrator {
  return {
    id,
    login,
    role,
    created_at: created_at || null,
    second_factor: Boolean(confirmed_at),
    current: id === callerId,
  };
}

/**
 * Removes an administrator, with their sessions and invitations. Throws 'conflict' for the caller's own
 * account, so that an owner always remains, and 'not found' if there is no such account.
 */
export async function removeAdministrator(
  database: Kysely<Tables>,
  id: number,
  callerId: number,
): Promise<void> {
  if (id === callerId) throw conflict('You cannot remove your own account.');
  await asOwner(database, callerId, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('account')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw noSuchRow();
  });
}

/**
 * Gives an administrator another role. Invitations of who is no owner any more are withdrawn. Throws
 * 'conflict' for the last owner, and 'not found' if there is no such account.
 */
export async function setRole(
  database: Kysely<Tables>,
  id: number,
  role: Role,
  callerId: number,
): Promise<Administrator> {
  return asOwner(database, callerId, async (transaction) => {
    await transaction.updateTable('account').set({ role }).where('id', '=', id).execute();
    const changed = await administratorRows(transaction)
      .where('account.id', '=', id)
      .executeTakeFirst();
    if (!changed) throw noSuchRow();
    if (role !== 'owner') {
      await transaction.deleteFrom('invitation').where('account_id', '=', id).execute();
    }
    if (!(await hasOwner(transaction))) throw lastOwner();
    return toAdministrator(changed, callerId);
  });
}

/**
 * Runs a transaction of an owner in which nobody else changes accounts. Whether the caller is an owner is
 * read again: two who lower each other at the same moment would both have been one before.
 */
async function asOwner<T>(
  database: Kysely<Tables>,
  callerId: number,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return database.transaction().execute(async (transaction) => {
    await lockTable(transaction, 'account');
    const caller = await transaction
      .selectFrom('account')
      .select('role')
      .where('id', '=', callerId)
      .executeTakeFirst();
    if (caller?.role !== 'owner') throw notAllowed();
    return work(transaction);
  });
}

async function hasOwner(transaction: Transaction<Tables>): Promise<boolean> {
  const owner = await transaction
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'owner')
    .executeTakeFirst();
  return owner !== undefined;
}

/** Lists the invitations that are still open, oldest first. */
export function listInvitations(database: Database, query: ListQuery): Promise<Page<Invitation>> {
  const all = database
    .selectFrom('invitation')
    .innerJoin('account', 'account.id', 'invitation.account_id')
    .select([
      'invitation.id',
      'account.login as created_by',
      'invitation.role',
      'invitation.created_at',
      'invitation.expires_at',
    ])
    .where('expires_at', '>', new Date().toISOString());
  return readPage(database, { all, searched: ['created_by'] }, query);
}

/** Adds an invitation. Returns it with its token of 256 bits, of which only the hash is stored. */
export async function addInvitation(
  database: Kysely<Tables>,
  account: { id: number; login: string },
  role: Role,
): Promise<Invitation & { token: string }> {
  const now = Date.now();
  const token = randomBytes(32).toString('base64url');
  await database
    .deleteFrom('invitation')
    .where('expires_at', '<', new Date(now).toISOString())
    .execute();
  const added = await asOwner(database, account.id, (transaction) =>
    transaction
      .insertInto('invitation')
      .values({
        hash: hashToken(token),
        account_id: account.id,
        role,
        created_at: new Date(now).toISOString(),
        expires_at: new Date(now + invitationMs).toISOString(),
      })
      .returning(['id', 'role', 'created_at', 'expires_at'])
      .executeTakeFirstOrThrow(),
  );
  return { ...added, created_by: account.login, token };
}

/** Withdraws an invitation. Throws 'not found' if there is no such one. */
export async function withdrawInvitation(database: Database, id: number): Promise<void> {
  const { numDeletedRows } = await database
    .deleteFrom('invitation')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw noSuchRow();
}

/** An administrator, and the id of the invitation that they accepted. */
interface Accepted {
  administrator: Administrator;
  invitationId: number;
}

/**
 * Uses up an invitation and adds the administrator, or does neither. Returns undefined if the login is
 * taken. Throws 'unknown reference' if the invitation is not open.
 */
export async function acceptInvitation(
  database: Kysely<Tables>,
  { token, login, password }: { token: string; login: string; password: string },
): Promise<Accepted | undefined> {
  const now = new Date().toISOString();
  // Before the password is hashed, which takes a while.
  const open = await database
    .selectFrom('invitation')
    .select(['id', 'role'])
    .where('hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!open) throw unknownReference('token');
  const { role } = open;
  const account = { login, role, password_hash: await hashPassword(password), created_at: now };
  return database.transaction().execute(async (transaction) => {
    if (await isLoginTaken(transaction, login)) return undefined;
    const added = await transaction
      .insertInto('account')
      .values(account)
      .returning(['id', 'login', 'role', 'created_at'])
      .executeTakeFirstOrThrow();
    const { numDeletedRows } = await transaction
      .deleteFrom('invitation')
      .where('id', '=', open.id)
      .executeTakeFirstOrThrow();
    // Another request has used the invitation meanwhile: the administrator is not added either.
    if (numDeletedRows === 0n) throw unknownReference('token');
    return {
      administrator: toAdministrator({ ...added, confirmed_at: null }),
      invitationId: open.id,
    };
  });
}
