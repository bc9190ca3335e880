import type { GraphQLResolveInfo } from 'graphql';
import { BREAK, visit } from 'graphql';

/**
 * Whether a field of this name may be asked for below the one that is being resolved. Fragments of
 * the operation count as a whole, so the answer may be yes too often, but never no too often.
 */
export function asksFor(
  name: string,
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
): boolean {
  let found = false;
  for (const node of [...fieldNodes, ...Object.values(fragments)]) {
    visit(node, {
      Field(field) {
        if (field.name.value !== name) return undefined;
        found = true;
        return BREAK;
      },
    });
  }
  return found;
}
