import { hash } from 'node:crypto';
import type { DocumentNode, GraphQLField, GraphQLSchema } from 'graphql';
import { getNamedType, getNullableType, isInputObjectType, isListType, parse } from 'graphql';
import { TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { z } from 'zod';
import type { GatewayConfig, RegisteredOperations } from '../config.ts';
import { maxTokens } from '../graphql/limits.ts';
import { onlyRegistered, operationsOf } from '../graphql/registered-operations.ts';

/** The number of files that one request may carry. */
export const maxFiles = 20;

/** The only mutations that take files of visitors, and how many each takes (spec 2.12, 9). */
const forVisitors: Record<string, number | undefined> = {
  sendApplication: 2,
  uploadAttachment: 1,
};
/** How large a file of a visitor may be. */
const visitorMegabytes = 10;

/** Returns which files a request may carry. */
export interface FileRule {
  /** The field of the input that takes them. */
  field: string;
  maxFiles: number;
  maxFileBytes: number;
  /** Who may send them. */
  from: 'visitors' | 'administrators';
}

/** Returns the rule for a request; undefined where it takes no files or would not be run. */
export type FindFileRule = (operations: unknown) => FileRule | undefined;

const requestSchema = z.object({
  query: z.string().nullish(),
  extensions: z
    .object({ persistedQuery: z.object({ sha256Hash: z.string() }).optional() })
    .nullish(),
});

/** Derives the file rules of operations from the schema. */
export function fileRules(schema: GraphQLSchema, config: GatewayConfig): FindFileRule {
  const registered = operationsOf(config);
  const mayRun = (text: string) => !onlyRegistered(config) || registered.has(hash('sha256', text));
  return (operations) => {
    const text = textOf(operations, registered);
    const document = text !== undefined && mayRun(text) ? parsed(text) : undefined;
    if (!document) return undefined;
    const uploads = mutationsOf(document, schema).flatMap(uploadsOf);
    const [first] = uploads;
    if (!first) return undefined;
    const open = uploads.map(({ mutation }) => forVisitors[mutation]);
    const isOpen = open.every((files) => files !== undefined);
    const megabytes = isOpen ? visitorMegabytes : Infinity;
    const sum = uploads.reduce((all, { files }) => all + files, 0);
    return {
      field: first.field,
      maxFiles: Math.min(sum, isOpen ? Math.max(...open) : maxFiles),
      maxFileBytes: Math.min(megabytes, config.maxUploadMb) * 1024 * 1024,
      from: isOpen ? 'visitors' : 'administrators',
    };
  };
}

/** The text of the document that a request sends or names by its hash. */
function textOf(operations: unknown, registered: RegisteredOperations): string | undefined {
  const { data } = requestSchema.safeParse(operations);
  const sha256Hash = data?.extensions?.persistedQuery?.sha256Hash ?? '';
  return data?.query ?? registered.get(sha256Hash)?.body;
}

function parsed(text: string): DocumentNode | undefined {
  try {
    return parse(text, { maxLexicalTokens: maxTokens, noLocation: true });
  } catch {
    return undefined;
  }
}

/** Lists the mutations of a document, those in fragments included. */
function mutationsOf(
  document: DocumentNode,
  schema: GraphQLSchema,
): GraphQLField<unknown, unknown>[] {
  const found: GraphQLField<unknown, unknown>[] = [];
  const types = new TypeInfo(schema);
  const Field = () => {
    const field = types.getFieldDef();
    if (field && types.getParentType() === schema.getMutationType()) found.push(field);
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  return found;
}

/** Lists the fields of a mutation's input that take files, with the number that each takes. */
function uploadsOf({ name: mutation, args }: GraphQLField<unknown, unknown>) {
  const inputs = args.map(({ type }) => getNamedType(type)).filter(isInputObjectType);
  return inputs
    .flatMap((input) => Object.values(input.getFields()))
    .filter(({ type }) => getNamedType(type).name === 'Upload')
    .map(({ name: field, type }) => {
      const files = isListType(getNullableType(type)) ? maxFiles : 1;
      return { mutation, field, files };
    });
}
