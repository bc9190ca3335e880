import type { GraphQLSchema } from 'graphql';
import { isAbstractType } from 'graphql';

/**
 * A codegen plugin that lists the types of each interface, as Apollo's cache needs them to match a fragment
 * on an interface: `{ <interface>: [<type>, …] }`.
 */
export function plugin(schema: GraphQLSchema): string {
  const entries = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
