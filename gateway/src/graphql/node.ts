import { nullIfMissing } from '../contract/error.ts';
import type { Rest } from '../context.ts';
import { readGlobalId } from './global-id.ts';
import type { ResolversTypes } from './resolvers.generated.ts';

type AnyNode = ResolversTypes['Node'];

/** Finds the objects of each type by the REST ids in their global ids. */
export type NodeFinders = Record<
  string,
  (rest: Rest, ...restIds: string[]) => Promise<AnyNode | undefined>
>;

/**
 * Finds the object of a global id, marked with its type; null if it does not exist.
 * Throws `BAD_USER_INPUT` if the id is invalid.
 */
export async function findNode(
  finders: NodeFinders,
  rest: Rest,
  id: string,
): Promise<(AnyNode & { __typename: string }) | null> {
  const { type, restIds } = readGlobalId(id);
  const find = Object.hasOwn(finders, type) ? finders[type] : undefined;
  const node = find && (await nullIfMissing(find(rest, ...restIds)));
  return node ? { ...node, __typename: type } : null;
}
