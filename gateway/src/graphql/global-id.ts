import { badUserInput } from '../contract/error.ts';

/** Builds the opaque id of an object out of its type and its ids in the REST contract. */
export function toGlobalId(type: string, ...restIds: string[]): string {
  let parts = type;
  // Most ids are numbers, and each entry of a list has one: escaping them would double the time.
  for (const id of restIds) parts += `:${/^\w+$/.test(id) ? id : encodeURIComponent(id)}`;
  return Buffer.from(parts, 'latin1').toString('base64url');
}

/** No id of a backend is nearly as long, and reading one takes a time for each character. */
const maxLength = 1_000;

/**
 * Returns the type and the REST ids of a global id. Throws `BAD_USER_INPUT`, which names the argument that
 * holds it, if it is invalid.
 */
export function readGlobalId(id: string, argument = 'id'): { type: string; restIds: string[] } {
  if (id.length > maxLength) throw badUserInput(argument, 'is not an id');
  try {
    const decoded = Buffer.from(id, 'base64url').toString();
    const [type, ...restIds] = decoded.split(':').map(decodeURIComponent);
    // Only output of `toGlobalId` is valid, so that an object has exactly one id.
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
  throw badUserInput(argument, 'is not an id');
}

/** Returns the REST id in a global id of this type. Throws `BAD_USER_INPUT` for another type's. */
export function restIdOf(type: string, id: string, argument = 'id'): string {
  const [restId] = restIdsOf(type, id, 1, argument);
  return restId;
}

/** Returns both REST ids in the global id of a part. Throws `BAD_USER_INPUT` as `restIdOf` does. */
export function restIdPairOf(type: string, id: string): [owner: string, part: string] {
  const [owner, part] = restIdsOf(type, id, 2, 'id');
  return [owner, part ?? ''];
}

/** Names an object by its global id or its REST id, as `ObjectRef` of the schema does. */
type ObjectRef = { id: string; restId?: never } | { id?: never; restId: string };

/** Returns the REST id of an object that is named by either id. Throws as `restIdOf` does. */
export function restIdIn(type: string, ref: ObjectRef, argument = 'by'): string {
  return ref.restId ?? restIdOf(type, ref.id, `${argument}.id`);
}

function restIdsOf(
  type: string,
  id: string,
  count: number,
  argument: string,
): [string, ...string[]] {
  const global = readGlobalId(id, argument);
  const [first, ...others] = global.restIds;
  if (global.type !== type || first === undefined || others.length !== count - 1) {
    throw badUserInput(argument, `is not the id of a ${type}`);
  }
  return [first, ...others];
}

/** Returns the global id of an entry of the trash; null over a backend that keeps none. */
export function trashEntryId(trashId: string | undefined): string | null {
  return trashId === undefined ? null : toGlobalId('TrashEntry', trashId);
}

/** Returns the payload of a deletion: the global id that is gone, and the entry of the trash. */
export function deletion(id: string, trashId: string | undefined) {
  return { deletedId: id, trashEntryId: trashEntryId(trashId) };
}
