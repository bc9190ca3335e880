import type { GraphQLSchema } from 'graphql';
import { GraphQLScalarType, GraphQLString, isScalarType } from 'graphql';
import { DateTimeResolver } from 'graphql-scalars';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { Scalars } from './resolvers.generated.ts';

type OwnScalar = Exclude<keyof Scalars, 'ID' | 'String' | 'Boolean' | 'Int' | 'Float'>;

/** graphql-scalars writes any other value into its error as JSON, which fails where it is nested deep. */
const dateTime = new GraphQLScalarType({
  ...DateTimeResolver.toConfig(),
  parseValue: (value) => DateTimeResolver.parseValue(GraphQLString.parseValue(value)),
});

/** What reads and writes the values of each scalar of `schema.graphql`. */
const models: Record<OwnScalar, GraphQLScalarType> = {
  DateTime: dateTime,
  HTML: GraphQLString,
  Upload: GraphQLUpload,
};

/**
 * Implements the scalars of a schema. They keep what `schema.graphql` says of them, which a scalar among
 * the resolvers would replace.
 */
export function implementScalars(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, { serialize, parseValue, parseLiteral }] of Object.entries(models)) {
    const type = schema.getType(name);
    if (isScalarType(type)) Object.assign(type, { serialize, parseValue, parseLiteral });
  }
  return schema;
}
