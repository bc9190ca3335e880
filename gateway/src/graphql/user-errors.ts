import type { GraphQLField, GraphQLSchema } from 'graphql';
import { defaultFieldResolver, getNamedType, GraphQLError, isInputObjectType } from 'graphql';
import type { OperationContext } from '../contract/operation.ts';
import type { UserErrorCode } from '../contract/error.ts';
import { hasCode, userErrorCodes } from '../contract/error.ts';
import { isObject } from '../contract/object.ts';
import { schemaPath } from './schema-path.ts';

/** What the resolver of a mutation returns: a payload whose fields are all there. Other types stay as they are. */
export type Accepted<T> = T extends { userErrors: unknown }
  ? {
      [Field in Exclude<keyof T, 'userErrors' | '__typename' | Optional>]-?: NonNullable<T[Field]>;
    } & Pick<T, Extract<keyof T, Optional>>
  : T;

/** Fields of payloads that not every backend can give. */
type Optional = 'trashEntryId' | 'importId' | 'version';

/** A refusal as the schema has it. */
interface UserError {
  code: UserErrorCode;
  field: string[] | null;
  message: string;
}

/**
 * Gives every mutation its `userErrors`: an error with one of the codes of `UserErrorCode` becomes a
 * payload that holds nothing else but what `unlessOutdated` has read, any other error stays an error.
 */
export function refusalsAsData(schema: GraphQLSchema): GraphQLSchema {
  for (const mutation of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = mutation;
    mutation.resolve = async (source, args, context: OperationContext, info) => {
      try {
        return Object.assign({ userErrors: [] }, await resolve(source, args, context, info));
      } catch (error) {
        const userErrors = userErrorsOf(error, mutation);
        context.session.refusals.push(...userErrors.map(({ code }) => code));
        return { ...(error instanceof OutdatedError && error.present), userErrors };
      }
    };
  }
  return schema;
}

/** A refused change, with the payload that shows what is stored. */
class OutdatedError extends GraphQLError {
  readonly present: object;

  constructor({ message, extensions }: GraphQLError, present: object) {
    super(message, { extensions });
    this.present = present;
  }
}

/**
 * Makes a change; where it is refused because it is based on an old version, reads what is stored, so
 * that the payload holds that beside the refusal.
 */
export async function unlessOutdated<Payload extends object>(
  change: () => Promise<Payload>,
  read: () => Promise<Payload>,
): Promise<Payload> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof GraphQLError) || !hasCode(error, 'OUTDATED')) throw error;
    const present = await read().catch(() => ({}));
    throw new OutdatedError(error, present);
  }
}

/** Returns a refusal for each field that an error names. Throws the error where it is none to expect. */
function userErrorsOf(error: unknown, mutation: GraphQLField<unknown, unknown>): UserError[] {
  const { message, extensions } = error instanceof GraphQLError ? error : {};
  const code = userErrorCodes.find((one) => one === extensions?.code);
  if (!message || !code) throw error;
  const fields = isObject(extensions?.fields) ? Object.entries(extensions.fields) : [];
  if (fields.length === 0) return [{ code, field: null, message }];
  return fields.map(([name, wrong]) => {
    const field = pathInInput(name, mutation);
    return { code, field, message: `${field?.join('.') ?? name}: ${String(wrong)}` };
  });
}

/** Returns the path in `input` of a field of the contract; null where the input has no such field. */
function pathInInput(name: string, { args }: GraphQLField<unknown, unknown>): string[] | null {
  const inputs = args.map(({ type }) => getNamedType(type)).filter(isInputObjectType);
  return schemaPath(
    name,
    inputs.flatMap((input) => Object.keys(input.getFields())),
  );
}
