import { hash } from 'node:crypto';

/** Hashes a token. It is random, so a fast one-way hash is enough. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** Names the session of a token, by the token's hash: for what is stored longer than the token. */
export function sessionOf(tokenHash: string): string {
  return hash('sha256', `session ${tokenHash}`, 'base64url');
}
