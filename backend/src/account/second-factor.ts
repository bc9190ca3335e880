import { hash, randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../database/database.ts';
import { isRowLocked } from '../database/lock-row.ts';
import type { Tables } from '../database/tables.ts';
import { dayMs } from '../durations.ts';
import { conflict } from '../errors.ts';
import type { SecondFactor } from './factor-contract.ts';

/** How long a code is shown, in seconds (RFC 6238). */
const stepSeconds = 30;
/**
 * Wrong codes of an account in a day; after them only recovery codes are taken, and a secret that is not
 * confirmed yet is deleted.
 */
const maxWrongCodes = 10;
const recoveryCodeCount = 10;
/** How many time steps early or late a code counts. */
const stepsOff = 1;
/** How many early or late a wrong code is named as one of another time: five minutes. */
const stepsOffByClock = 10;

/** What is wrong with the code of an app whose clock is fast or slow; part of the contract. */
export const ofAnotherTime = 'is of another time';

const wrongTooOften = 'was wrong too often; use a recovery code';

/** The result of checking a code; `is needed` where none was given. */
export type CodeCheck =
  'right' | 'is needed' | 'is wrong' | typeof ofAnotherTime | typeof wrongTooOften;

/** Reads the second factor of an account. */
export async function readSecondFactor(
  database: Database,
  accountId: number,
): Promise<SecondFactor> {
  const { left } = await database
    .selectFrom('recovery_code')
    .select((row) => row.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { on: await isOn(database, accountId), recovery_codes: left };
}

/**
 * Creates the secret for an authenticator app. It counts once it is confirmed, within a day. Throws
 * 'conflict' if the second factor is on.
 */
export async function beginSecondFactor(
  database: Database,
  account: { id: number; login: string },
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret().base32;
  const begun = { secret, last_step: 0, wrong_codes: 0, counted_from: Date.now() };
  const changed = await database
    .insertInto('second_factor')
    .values({ account_id: account.id, ...begun })
    .onConflict((existing) =>
      existing.column('account_id').doUpdateSet(begun).where('second_factor.confirmed_at', '=', ''),
    )
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw conflict('The second factor is on already.');
  const totp = new TOTP({ issuer: 'Turbine service site', label: account.login, secret });
  return { secret, uri: totp.toString() };
}

/**
 * Turns the second factor on. Returns the recovery codes, or what is wrong with the code; undefined if the
 * secret is no longer valid: a day old, or guessed at. Creating another one takes the password.
 */
export async function confirmSecondFactor(
  database: Kysely<Tables>,
  accountId: number,
  code: string,
): Promise<string[] | CodeCheck | undefined> {
  return database.transaction().execute(async (transaction) => {
    // The recovery codes refer to it: removing an account locks it first as well.
    await isRowLocked(transaction, 'account', accountId);
    const factor = await lockFactor(transaction, accountId);
    if (factor?.confirmed_at !== '') return 'is wrong';
    const checked = isNewDay(factor) ? wrongTooOften : await takeCode(transaction, factor, code);
    if (checked === wrongTooOften) {
      await transaction.deleteFrom('second_factor').where('id', '=', factor.id).execute();
      return undefined;
    }
    if (checked !== 'right') return checked;
    await transaction
      .updateTable('second_factor')
      .set({ confirmed_at: new Date().toISOString() })
      .where('id', '=', factor.id)
      .execute();
    const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
    await transaction
      .insertInto('recovery_code')
      .values(codes.map((one) => ({ account_id: accountId, hash: hashCode(one) })))
      .execute();
    return codes;
  });
}

/** Checks the code of a login and uses it up. An account without a second factor needs none. */
export async function checkCode(
  database: Kysely<Tables>,
  accountId: number,
  code: string | undefined,
): Promise<CodeCheck> {
  if (!(await isOn(database, accountId))) return 'right';
  if (!code?.trim()) return 'is needed';
  const isOfApp = code.replaceAll(/\s/g, '').length === 6;
  if (!isOfApp) return (await useRecoveryCode(database, accountId, code)) ? 'right' : 'is wrong';
  return database.transaction().execute(async (transaction) => {
    const factor = await lockFactor(transaction, accountId);
    return factor ? takeCode(transaction, factor, code) : 'is wrong';
  });
}

type LockedFactor = Selectable<Tables['second_factor']>;

/** Checks a code of the app and uses it up, or counts it as a wrong one. */
async function takeCode(
  transaction: Database,
  factor: LockedFactor,
  code: string,
): Promise<CodeCheck> {
  const wrong = isNewDay(factor) ? 0 : factor.wrong_codes;
  // A right guess among a million is likely only where there are many guesses.
  if (wrong >= maxWrongCodes) return wrongTooOften;
  const step = stepOf(code, factor.secret);
  const isRight = step !== undefined && step > factor.last_step;
  const otherStep = step === undefined ? stepOf(code, factor.secret, stepsOffByClock) : undefined;
  await transaction
    .updateTable('second_factor')
    .set(
      isRight
        ? { last_step: step, wrong_codes: 0 }
        : {
            wrong_codes: wrong + 1,
            counted_from: isNewDay(factor) ? Date.now() : factor.counted_from,
            // Who guesses learns a code that is still to come, so it must not count when its time is there.
            last_step: Math.max(factor.last_step, otherStep ?? 0),
          },
    )
    .where('id', '=', factor.id)
    .execute();
  if (isRight) return 'right';
  return otherStep === undefined ? 'is wrong' : ofAnotherTime;
}

/** Whether the day in which wrong codes are counted is over. */
function isNewDay(factor: LockedFactor): boolean {
  // A day that begins later than tomorrow was begun by a clock that was ahead.
  return Math.abs(Date.now() - factor.counted_from) > dayMs;
}

/** Turns the second factor off. */
export async function removeSecondFactor(
  database: Kysely<Tables>,
  accountId: number,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const table of ['second_factor', 'recovery_code'] as const) {
      await transaction.deleteFrom(table).where('account_id', '=', accountId).execute();
    }
  });
}

async function isOn(database: Database, accountId: number): Promise<boolean> {
  const row = await database
    .selectFrom('second_factor')
    .select('id')
    .where('account_id', '=', accountId)
    .where('confirmed_at', '!=', '')
    .executeTakeFirst();
  return row !== undefined;
}

/** Reads a second factor and locks it, so that no code is taken twice and no attempt is uncounted. */
function lockFactor(transaction: Database, accountId: number) {
  return transaction
    .updateTable('second_factor')
    .set({ account_id: accountId })
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst();
}

/** Returns the time step of a code, so many early or late included; undefined if the code is wrong. */
function stepOf(code: string, secret: string, window = stepsOff): number | undefined {
  const totp = new TOTP({ secret, period: stepSeconds });
  const timestamp = Date.now();
  // Compares in constant time.
  const delta = totp.validate({ token: code.replaceAll(/\s/g, ''), timestamp, window });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / stepSeconds) + delta;
}

async function useRecoveryCode(
  database: Database,
  accountId: number,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('hash', '=', hashCode(code))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Creates a code of 80 bits in groups of four, such as `K7QA-…`. */
function newRecoveryCode(): string {
  const text = new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32;
  return text.replaceAll(/.{4}(?=.)/g, '$&-');
}

// A code is random and long enough, so a fast one-way hash is enough.
function hashCode(code: string): string {
  const plain = code.replaceAll(/[\s-]/g, '').toUpperCase();
  return hash('sha256', plain, 'base64url');
}
