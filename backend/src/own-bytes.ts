/**
 * Returns text as UTF-8, or a copy of bytes, in memory of its own. What Node itself makes of small ones may be part
 * of a pool of 64 KiB, all of which stays in memory for as long as one part of it is cached.
 */
export function ownBytes(content: string | Uint8Array): Buffer {
  const bytes =
    typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return Buffer.from(bytes.buffer);
}
