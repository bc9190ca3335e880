import { badUserInput } from '../contract/error.ts';

/** The input `ObjectRef` as it comes out of a variable: graphql-jit does not check `@oneOf`. */
interface AnyRef {
  id?: string | null;
  restId?: string | null;
}

/** The opaque id of an object: its type and the ids that find it in the REST contract. */
export function toGlobalId(type: string, ...restIds: string[]): string {
  let parts = type;
  // Most ids are numbers, and a list has as many as entries: encoding what needs none takes as long as the rest.
  for (const id of restIds) parts += `:${/^\w+$/.test(id) ? id : encodeURIComponent(id)}`;
  return Buffer.from(parts, 'latin1').toString('base64url');
}

/** The type and the REST ids of a global id. Throws `BAD_USER_INPUT` where it is none. */
export function readGlobalId(id: string): { type: string; restIds: string[] } {
  try {
    const decoded = Buffer.from(id, 'base64url').toString();
    const [type, ...restIds] = decoded.split(':').map(decodeURIComponent);
    // Only what `toGlobalId` writes is an id, so that an object has exactly one.
    if (
      type &&
      restIds.length > 0 &&
      restIds.every(Boolean) &&
      toGlobalId(type, ...restIds) === id
    ) {
      return { type, restIds };
    }
  } catch {
    // A percent sign that begins no escape.
  }
  throw badUserInput('id', 'is not an id');
}

/** The REST id in a global id of this type. Throws `BAD_USER_INPUT` where it is another's. */
export function restIdOf(type: string, id: string): string {
  const [restId] = restIdsOf(type, id, 1);
  return restId;
}

/** Both REST ids in the global id of a part of something. Throws `BAD_USER_INPUT` as `restIdOf`. */
export function restIdPairOf(type: string, id: string): [owner: string, part: string] {
  const [owner, part] = restIdsOf(type, id, 2);
  return [owner, part ?? ''];
}

/**
 * The REST id of an object that an argument names either way.
 * Throws `BAD_USER_INPUT` where it is named in both ways or in none, or by another type's id.
 */
export function restIdIn(type: string, { id, restId }: AnyRef): string {
  if (id && !restId) return restIdOf(type, id);
  if (restId && !id) return restId;
  throw badUserInput('by', 'exactly one of id and restId is wanted');
}

function restIdsOf(type: string, id: string, count: number): [string, ...string[]] {
  const global = readGlobalId(id);
  const [first, ...others] = global.restIds;
  if (global.type !== type || first === undefined || others.length !== count - 1) {
    throw badUserInput('id', `is not the id of a ${type}`);
  }
  return [first, ...others];
}
