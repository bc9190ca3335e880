import type { z } from 'zod';
import { idIn, wholeEntity } from './response-body.ts';
import type { EntityOf, EntitySchema } from '../contract/fields.ts';
import { isNothing } from '../contract/fields.ts';
import { isObject } from '../contract/object.ts';
import { gatewayError, nullIfMissing } from '../contract/error.ts';
import { readBack } from './rest-error.ts';

/** How an entity is added, recognised and read. */
export interface Addition<Shape extends z.ZodRawShape> {
  endpoint: string;
  schema: EntitySchema<Shape>;
  find: (id: string) => Promise<EntityOf<Shape>>;
  list: () => Promise<EntityOf<Shape>[]>;
  /** The fields of the entity as they are sent, files included. */
  sent: unknown;
  /** Endpoints whose responses do not contain the added entity, shared by all operations. */
  silentEndpoints: Set<string>;
  write: () => Promise<unknown>;
}

/**
 * Adds an entity and returns it as it is stored: from the response, by the id in the response, or, where
 * the response carries neither, as the new entry of the list. Others may add at the same moment, so an
 * entry counts only where no other can be meant. Throws `STORED_NOT_READ` where several can, and
 * `BACKEND_INVALID_RESPONSE` where none can: nothing says that it is stored.
 */
export async function addEntity<Shape extends z.ZodRawShape>({
  endpoint,
  schema,
  find,
  list,
  sent,
  silentEndpoints,
  write,
}: Addition<Shape>): Promise<EntityOf<Shape>> {
  // Costs a call, so only where the response is known not to tell.
  const before = silentEndpoints.has(endpoint) ? new Set((await list()).map(idIn)) : undefined;
  const data = await write();
  const whole = wholeEntity(schema, data);
  if (whole && isAsSent(whole, filesIn(sent))) return whole;
  const id = idIn(data);
  if (id !== undefined && isObject(data)) {
    // Only its files are uncertain, and who takes back a copy needs its id.
    return whole ? find(id).catch(() => whole) : readBack(() => find(id));
  }
  // A bare id may as well be a word such as "created", or a count.
  const named = id === undefined ? null : await readBack(() => nullIfMissing(find(id)));
  if (named && isLike(sent)(named)) return named;

  silentEndpoints.add(endpoint);
  const after = await readBack(list);
  const added = after.filter((entity) => !before?.has(idIn(entity)));
  const [only, ...others] = before && added.length === 1 ? added : added.filter(isLike(sent));
  if (!only) throw gatewayError('BACKEND_INVALID_RESPONSE', { row: endpoint });
  if (others.length > 0) throw gatewayError('STORED_NOT_READ', { row: endpoint });
  return only;
}

/**
 * Returns the part that was added to an entity as it is stored: from the response to the write, by the id in
 * it, or as the newest part of the entity with what was sent. Of equal parts that two add at the same moment,
 * both may then be given the newer one. Throws `BACKEND_INVALID_RESPONSE` where the entity has no such part.
 */
export async function addedPart<Shape extends z.ZodRawShape>(
  data: unknown,
  { endpoint, schema, list, sent }: Pick<Addition<Shape>, 'endpoint' | 'schema' | 'list' | 'sent'>,
): Promise<EntityOf<Shape>> {
  const whole = wholeEntity(schema, data);
  if (whole && isAsSent(whole, filesIn(sent))) return whole;
  const all = await (whole ? list().catch(() => [whole]) : readBack(list));
  const parts = all.filter(isLike(sent));
  // The id may as well be that of the entity, and the backend may round a number.
  const part =
    parts.find((one) => idIn(one) === idIn(data)) ??
    parts.findLast(isLike(sent, 'number')) ??
    parts.at(-1) ??
    whole;
  if (!part) throw gatewayError('BACKEND_INVALID_RESPONSE', { row: endpoint });
  return part;
}

/**
 * Returns an entity as a write has stored it: from the response, where that is whole and has all that was
 * sent, or as `find` reads it. Some backends respond with the entity as it was before.
 */
export async function changedEntity<Shape extends z.ZodRawShape, Entity>(
  schema: EntitySchema<Shape>,
  data: unknown,
  find: () => Promise<Entity>,
  sent: object,
  without: (keyof Shape)[] = [],
): Promise<EntityOf<Shape> | Entity> {
  const whole = wholeEntity(schema, data, without);
  return whole && isAsSent(whole, sent) ? whole : readBack(find);
}

/**
 * Whether an entity certainly has what was sent. What became of a file only the backend knows: one that gives
 * versions (extension) responds with what it has stored.
 */
function isAsSent(entity: object, sent: object): boolean {
  const stored = new Map<string, unknown>(Object.entries(entity));
  if (stored.get('version')) return true;
  return Object.entries(sent).every(([name, value]) => {
    const found = stored.get(name);
    const isEmpty = isNothing(value) && isNothing(found);
    return value === undefined || isEmpty || String(found) === String(value);
  });
}

/** Returns the files among the fields that are sent: a response may show the entity before it has them. */
function filesIn(sent: unknown): object {
  const fields = Object.entries(isObject(sent) ? sent : {});
  return Object.fromEntries(fields.filter(([, value]) => typeof value === 'object'));
}

/** Selects entities whose texts, or numbers, match those sent; fields that a backend does not list do not count. */
function isLike(sent: unknown, type: 'string' | 'number' = 'string'): (entity: object) => boolean {
  const values = Object.entries(isObject(sent) ? sent : {}).filter(
    ([, value]) => typeof value === type,
  );
  return (entity) => {
    const stored = new Map<string, unknown>(Object.entries(entity));
    return values.every(([name, value]) => wordsOf(stored.get(name) ?? value) === wordsOf(value));
  };
}

/** The letters and digits of a text, small: a backend may clean the HTML, or write part numbers in capitals. */
function wordsOf(value: unknown): string {
  return String(value)
    .replace(/<[^<>]*>|&#?\w+;|[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
