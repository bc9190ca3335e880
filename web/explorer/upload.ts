import type { DocumentNode, GraphQLInputType, GraphQLSchema } from 'graphql';
import {
  getNamedType,
  getNullableType,
  getOperationAST,
  isInputObjectType,
  isInputType,
  isListType,
  typeFromAST,
} from 'graphql';

/** A place in the variables of an operation that takes files. */
export interface UploadField {
  /** For instance `newSpare.images`. */
  path: string;
  /** Whether it takes more than one file. */
  multiple: boolean;
}

/** What is asked of a GraphQL server. */
export interface GraphqlRequest {
  query: string;
  operationName?: string | null | undefined;
  variables?: unknown;
}

/** The places that take files in the variables of an operation; none while it is not valid. */
export function uploadFields(
  document: DocumentNode | undefined,
  operationName: string | undefined,
  schema: GraphQLSchema | null | undefined,
): UploadField[] {
  const operation = document && getOperationAST(document, operationName);
  if (!operation || !schema) return [];
  return (operation.variableDefinitions ?? []).flatMap(({ variable, type: node }) => {
    const type = typeFromAST(schema, node);
    return isInputType(type) ? fieldsOf(type, variable.name.value, []) : [];
  });
}

function fieldsOf(type: GraphQLInputType, path: string, within: GraphQLInputType[]): UploadField[] {
  const named = getNamedType(type);
  const multiple = isListType(getNullableType(type));
  if (named.name === 'Upload') return [{ path, multiple }];
  // An input may hold itself, and a list of inputs has no place to name.
  if (!isInputObjectType(named) || multiple || within.includes(named)) return [];
  return Object.values(named.getFields()).flatMap((field) =>
    fieldsOf(field.type, `${path}.${field.name}`, [...within, named]),
  );
}

/**
 * A request with files as the GraphQL multipart request specification has it: the operation with null
 * in place of each file, the places of the files, then the files.
 */
export function multipartRequest(
  request: GraphqlRequest,
  files: { field: UploadField; chosen: File[] }[],
): FormData {
  const variables = { ...(request.variables as object | undefined) };
  const parts = files.flatMap(({ field: { path, multiple }, chosen }) => {
    const keys = path.split('.');
    putAt(variables, keys, multiple ? chosen.map(() => null) : null);
    return chosen.map((file, index) => ({ file, place: multiple ? `${path}.${index}` : path }));
  });
  const form = new FormData();
  form.set('operations', JSON.stringify({ ...request, variables }));
  const places = parts.map(({ place }, index) => [index, [`variables.${place}`]]);
  form.set('map', JSON.stringify(Object.fromEntries(places)));
  parts.forEach(({ file }, index) => form.set(String(index), file));
  return form;
}

/** Sets a value in nested objects, which are copied on the way, or made where they are missing. */
function putAt(object: Record<string, unknown>, [key = '', ...rest]: string[], value: unknown) {
  if (rest.length === 0) {
    object[key] = value;
    return;
  }
  const inner = object[key];
  const copy = typeof inner === 'object' ? { ...inner } : {};
  object[key] = copy;
  putAt(copy, rest, value);
}
