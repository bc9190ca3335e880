import { hash } from 'node:crypto';

/**
 * Returns the strong ETag of a response. It begins with the version of the entity, if the body is one,
 * so that `If-Match` can be checked without making the response again; the rest tells apart what else
 * the response may show, such as the name of a product's category.
 */
export function entityTag(body: unknown, json: string, total = ''): string {
  const digest = hash('sha1', json + total, 'base64url');
  const isVersioned = typeof body === 'object' && body !== null && 'version' in body;
  return isVersioned ? `"${String(body.version)}.${digest}"` : `"${digest}"`;
}

/**
 * Reads the versions that `If-Match` names (RFC 9110, 13.1.1). Weak tags, and tags that no response of
 * ours has had, name none. Undefined without the header.
 */
export function readIfMatch(header: string | undefined): number[] | '*' | undefined {
  if (header === undefined) return undefined;
  if (header.trim() === '*') return '*';
  return [...header.matchAll(/(W\/)?"([^"]*)"/g)]
    .filter(([, weak]) => weak === undefined)
    .map(([, , tag = '']) => /^\d{1,15}(?=\.|$)/.exec(tag)?.[0])
    .filter((version) => version !== undefined)
    .map(Number);
}
