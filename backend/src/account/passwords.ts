import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Hashes with argon2id and the library's default parameters (OWASP's first choice). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Verifies a password. Without a hash it takes the same time and returns false. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const right = await verify(stored ?? (await dummyHash), password);
  return right && stored !== undefined;
}

/** Generates a password that a person can copy from a terminal. */
export function generatePassword(): string {
  return randomBytes(12).toString('base64url');
}

const dummyHash = hashPassword(generatePassword());
