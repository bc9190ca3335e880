import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Hashes with argon2id, whose parameters here are the library's defaults (OWASP's first choice). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Checks a password; without a hash it takes the same time and is wrong. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const right = await verify(stored ?? (await nobodysHash), password);
  return right && stored !== undefined;
}

/** A password that a person can copy from a terminal. */
export function generatePassword(): string {
  return randomBytes(12).toString('base64url');
}

const nobodysHash = hashPassword(generatePassword());
