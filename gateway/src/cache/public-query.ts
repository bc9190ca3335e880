import type { HTTPGraphQLRequest } from '@apollo/server';
import { HeaderMap } from '@apollo/server';
import { getOperationAST, Kind, OperationTypeNode, parse } from 'graphql';
import { z } from 'zod';
import type { RegisteredOperation, RegisteredOperations } from '../config.ts';
import { maxTokens } from '../graphql/limits.ts';
import { operationNamed } from '../graphql/registered-operations.ts';
import { mediaTypeFor } from '../graphql/response-status.ts';

/** A query in its one spelling: what it is run from, and the key of its response. */
export interface PublicQuery {
  key: string;
  operation: HTTPGraphQLRequest;
}

const variablesSchema = z.record(z.string(), z.unknown()).nullable();
const bodySchema = z.object({ query: z.string(), operationName: z.string().nullish() });
const extensionsSchema = z.object({ persistedQuery: z.object({ sha256Hash: z.string() }) });

const webAppsType = 'application/graphql-response+json';

/**
 * Reads a query by GET. Requests for the same have the same key, whatever else stands in their
 * addresses and headers. Returns undefined for what is malformed or wants a type that there is not.
 */
export function queryByGet(
  search: string,
  accept: string,
  registered: RegisteredOperations,
): PublicQuery | undefined {
  const type = mediaTypeFor(accept);
  try {
    return type === undefined ? undefined : read(new URLSearchParams(search), type, registered);
  } catch {
    // No JSON, or nested deeper than can be written again.
    return undefined;
  }
}

function read(
  parameters: URLSearchParams,
  type: string,
  registered: RegisteredOperations,
): PublicQuery | undefined {
  const variables = variablesSchema.parse(JSON.parse(parameters.get('variables') ?? 'null')) ?? {};
  const operationName = parameters.get('operationName');
  const query = parameters.get('query');
  if (query !== null) return byGet({ query, operationName, variables }, type);
  const extensions = extensionsSchema.parse(JSON.parse(parameters.get('extensions') ?? ''));
  const id = extensions.persistedQuery.sha256Hash;
  const operation = registered.get(id);
  if (!operation || (operationName ?? operation.name) !== operation.name) return undefined;
  return registeredQuery(id, operation, variables, type);
}

/** Whether the body of a POST request carries a query, which changes nothing. */
export function isQuery(body: unknown): boolean {
  try {
    const { query, operationName } = bodySchema.parse(body);
    const document = parse(query, { maxLexicalTokens: maxTokens, noLocation: true });
    return getOperationAST(document, operationName)?.operation === OperationTypeNode.QUERY;
  } catch {
    return false;
  }
}

/** Builds the query that the web app sends for one of its operations. */
export function queryOfWebApp(name: string, variables: Record<string, unknown>): PublicQuery {
  const { hash: id, body } = operationNamed(name);
  return registeredQuery(id, { name, body }, variables, webAppsType);
}

function registeredQuery(
  id: string,
  operation: RegisteredOperation,
  parameters: Record<string, unknown>,
  type: string,
): PublicQuery {
  const variables = Object.fromEntries(
    variablesOf(operation).flatMap((name) =>
      name in parameters ? [[name, parameters[name]]] : [],
    ),
  );
  const extensions = { persistedQuery: { version: 1, sha256Hash: id } };
  return byGet({ operationName: operation.name, variables, extensions }, type);
}

function byGet(parts: Record<string, unknown>, type: string): PublicQuery {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === 'string') search.set(name, value);
    else if (value) search.set(name, JSON.stringify(value));
  }
  return {
    key: `${type} ${search.toString()}`,
    operation: {
      method: 'GET',
      headers: headersFor(type),
      search: `?${search.toString()}`,
      body: undefined,
    },
  };
}

function headersFor(type: string): HeaderMap {
  return new HeaderMap([
    ['accept', type],
    ['apollo-require-preflight', 'true'],
  ]);
}

/** The names of an operation's variables by its text. */
const variableNames = new Map<string, string[]>();

/** Returns the names of the variables that a registered operation declares; it ignores all others. */
function variablesOf({ body }: RegisteredOperation): string[] {
  const known = variableNames.get(body);
  if (known) return known;
  const names = parse(body).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  );
  variableNames.set(body, names);
  return names;
}
