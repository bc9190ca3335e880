import type { Rest } from './apis.ts';
import { entities } from './contract/entities.ts';
import type { KindWith } from './contract/kinds.ts';
import { isPart } from './contract/kinds.ts';
import { nullIfMissing } from './contract/error.ts';
import { readEntityId } from './graphql/entity-id.ts';

/** The object of a global id, marked with its type. */
export type FoundNode = Awaited<ReturnType<typeof find>> & { __typename: string };

/**
 * Finds the object of a global id; null if it does not exist. Throws `BAD_USER_INPUT` if the id is
 * invalid.
 */
export async function findNode(rest: Rest, id: string): Promise<FoundNode | null> {
  const { kind, restIds } = readEntityId(id);
  const node = kind && (await nullIfMissing(find(rest, kind, restIds)));
  return node ? { ...node, __typename: entities[kind].type } : null;
}

/** Finds an entity by the calls of its feature, a part by those of its owner's. */
async function find(rest: Rest, kind: KindWith<'id'>, [first = '', second = '']: string[]) {
  return isPart(kind) ? rest[entities[kind].owner].findPart(first, second) : rest[kind].find(first);
}
