import { nullIfMissing } from '../contract/error.ts';
import type { Rest } from '../context.ts';
import { readGlobalId } from './global-id.ts';
import type { ResolversTypes } from './resolvers.generated.ts';

type AnyNode = ResolversTypes['Node'];

/** How the objects of each type are found again by the REST ids in their global id. */
export type NodeFinders = Record<
  string,
  (rest: Rest, ...restIds: string[]) => Promise<AnyNode | undefined>
>;

/**
 * The object of a global id, marked with its type; null where it does not exist.
 * Throws `BAD_USER_INPUT` where the id is none.
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
