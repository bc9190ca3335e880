import type { z } from 'zod';
import { idIn, wholeEntity } from './response-body.ts';
import type { EntitySchema } from '../contract/fields.ts';
import { isObject } from '../contract/is-object.ts';
import { gatewayError } from '../contract/error.ts';
import { readBack } from './rest-error.ts';

/** How an entity that was added is recognised and read. */
export interface Added<Shape extends z.ZodRawShape> {
  schema: EntitySchema<Shape>;
  find: (id: string) => Promise<z.output<EntitySchema<Shape>>>;
  list: () => Promise<z.output<EntitySchema<Shape>>[]>;
}

interface Addition<Shape extends z.ZodRawShape> extends Added<Shape> {
  endpoint: string;
  /** The fields of the entity as they are sent; files are among them. */
  sent: unknown;
  /** Rows whose answer has not told what was added, shared by all operations. */
  silentEndpoints: Set<string>;
  write: () => Promise<unknown>;
}

/**
 * Adds an entity and gives it as it is stored: as the answer has it, by the id in the answer, or, where
 * the answer tells nothing, as what is new in the list. Others may add at the same moment, so an entity
 * is only taken for the one that was sent where no other can be meant; else this throws `STORED_NOT_READ`.
 */
export async function addEntity<Shape extends z.ZodRawShape>({
  endpoint,
  schema,
  find,
  list,
  sent,
  silentEndpoints,
  write,
}: Addition<Shape>): Promise<z.output<EntitySchema<Shape>>> {
  // Costs a call, so only where it is known that the answer will not do.
  const before = silentEndpoints.has(endpoint) ? new Set((await list()).map(idIn)) : undefined;
  const data = await write();
  const whole = wholeEntity(schema, data);
  if (whole) return whole;
  const id = idIn(data);
  if (id !== undefined) return readBack(() => find(id));

  silentEndpoints.add(endpoint);
  const after = await readBack(list);
  const fresh = after.filter((entity) => !before?.has(idIn(entity)));
  const [only, ...others] = before && fresh.length === 1 ? fresh : fresh.filter(isLike(sent));
  if (!only || others.length > 0) throw gatewayError('STORED_NOT_READ', { row: endpoint });
  return only;
}

/** Tells entities that carry what was sent; what a backend does not list tells nothing. */
function isLike(sent: unknown): (entity: object) => boolean {
  const texts = Object.entries(isObject(sent) ? sent : {}).filter(
    ([, value]) => typeof value === 'string',
  );
  return (entity) => {
    const stored = new Map<string, unknown>(Object.entries(entity));
    return texts.every(([name, value]) => {
      const there = stored.get(name) ?? value;
      return wordsOf(there) === wordsOf(value);
    });
  };
}

/** The letters and digits of a text: a backend may clean the HTML that it stores. */
function wordsOf(value: unknown): string {
  return String(value).replace(/<[^<>]*>|&#?\w+;|[^\p{L}\p{N}]/gu, '');
}
