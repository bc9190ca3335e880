import type { GraphQLSchema } from 'graphql';

/** A codegen plugin that lists the queries of connections, which the web app's cache joins page by page: JSON. */
export function plugin(schema: GraphQLSchema): string {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  const names = queries
    .filter(({ type }) => /Connection!?$/.test(type.toString()))
    .map(({ name }) => name);
  return `${JSON.stringify(names, null, 2)}\n`;
}
