import type { GraphQLSchema } from 'graphql';
import { defaultFieldResolver, isObjectType } from 'graphql';
import type { OperationContext } from '../contract/operation.ts';
import { gatewayError } from '../contract/error.ts';

/**
 * Enforces the directive `@authenticated`: without a token its fields throw `UNAUTHENTICATED` before the
 * backend is called. Whether a token is valid, the backend decides.
 */
export function enforceAuthenticated(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const isMarked = field.astNode?.directives?.some(
        ({ name }) => name.value === 'authenticated',
      );
      if (!isMarked) continue;
      const { resolve = defaultFieldResolver } = field;
      field.resolve = (source, args, context: OperationContext, info) => {
        if (context.session.token === undefined) throw gatewayError('UNAUTHENTICATED');
        return resolve(source, args, context, info);
      };
    }
  }
  return schema;
}
