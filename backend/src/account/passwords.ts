import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/**
 * Hashes with argon2id and the library's default parameters (OWASP's first choice). Keyboards send the
 * same character in different Unicode forms, so that one form is hashed.
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'));
}

/** Verifies a password. Without a hash it takes the same time and returns false. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const existing = stored ?? (await dummyHash);
  // Older hashes are those of passwords as they were typed.
  for (const form of new Set([password.normalize('NFKC'), password])) {
    if (await verify(existing, form)) return stored !== undefined;
  }
  return false;
}

/** Generates a password that a person can copy from a terminal. */
export function generatePassword(): string {
  return randomBytes(12).toString('base64url');
}

const dummyHash = hashPassword(generatePassword());
