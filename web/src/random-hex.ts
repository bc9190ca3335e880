/** Returns random bytes in hexadecimal; `crypto.randomUUID` exists on secure addresses only. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
