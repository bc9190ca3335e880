import { createHash } from 'node:crypto';
import type { DocumentNode, GraphQLField, GraphQLSchema } from 'graphql';
import { getNamedType, getNullableType, isInputObjectType, isListType, parse } from 'graphql';
import { TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { z } from 'zod';
import type { GatewayConfig } from '../config.ts';
import { maxTokens } from '../graphql/limits.ts';
import { onlyRegistered, registeredOperations } from '../graphql/registered-operations.ts';

/** The most files that one request may carry. */
export const maxFiles = 20;

/** The one mutation that takes files of visitors, how many, and how large (spec 2.12, 9). */
const forVisitors = { mutation: 'sendApplication', files: 2, megabytes: 10 };

/** Which files may come with a request. */
export interface FileRule {
  /** The field of the input that takes them. */
  field: string;
  /** How many there may be. */
  most: number;
  /** How large each may be. */
  mostBytes: number;
  /** Who may send them. */
  from: 'visitors' | 'administrators';
}

const named = z.object({
  query: z.string().nullish(),
  extensions: z
    .object({ persistedQuery: z.object({ sha256Hash: z.string() }).optional() })
    .nullish(),
});

/** Knows from the schema which operations take files. */
export class FileRules {
  readonly #schema: GraphQLSchema;
  readonly #config: GatewayConfig;

  constructor(schema: GraphQLSchema, config: GatewayConfig) {
    this.#schema = schema;
    this.#config = config;
  }

  /** The rule for what a request asks; undefined where it takes no files or would not be run. */
  of(operations: unknown): FileRule | undefined {
    const document = this.#documentOf(operations);
    if (!document) return undefined;
    const uploads = this.#mutationsOf(document).flatMap(uploadsOf);
    const [first] = uploads;
    if (!first) return undefined;
    const isOpen = uploads.every(({ mutation }) => mutation === forVisitors.mutation);
    const megabytes = isOpen ? forVisitors.megabytes : Infinity;
    const sum = uploads.reduce((all, { most }) => all + most, 0);
    return {
      field: first.field,
      most: Math.min(sum, isOpen ? forVisitors.files : maxFiles),
      mostBytes: Math.min(megabytes, this.#config.maxUploadMb) * 1024 * 1024,
      from: isOpen ? 'visitors' : 'administrators',
    };
  }

  #documentOf(operations: unknown): DocumentNode | undefined {
    const { data } = named.safeParse(operations);
    const hash = data?.extensions?.persistedQuery?.sha256Hash ?? '';
    const text = data?.query ?? registeredOperations[hash]?.body;
    if (text === undefined) return undefined;
    if (onlyRegistered(this.#config) && !registeredOperations[sha256(text)]) return undefined;
    try {
      return parse(text, { maxLexicalTokens: maxTokens, noLocation: true });
    } catch {
      return undefined;
    }
  }

  /** The mutations anywhere in a document, in fragments, too. */
  #mutationsOf(document: DocumentNode): GraphQLField<unknown, unknown>[] {
    const found: GraphQLField<unknown, unknown>[] = [];
    const types = new TypeInfo(this.#schema);
    const Field = () => {
      const field = types.getFieldDef();
      if (field && types.getParentType() === this.#schema.getMutationType()) found.push(field);
    };
    visit(document, visitWithTypeInfo(types, { Field }));
    return found;
  }
}

/** The fields of a mutation's input that take files, and how many each of them takes. */
function uploadsOf({ name: mutation, args }: GraphQLField<unknown, unknown>) {
  const inputs = args.map(({ type }) => getNamedType(type)).filter(isInputObjectType);
  return inputs
    .flatMap((input) => Object.values(input.getFields()))
    .filter(({ type }) => getNamedType(type).name === 'Upload')
    .map(({ name: field, type }) => {
      const most = isListType(getNullableType(type)) ? maxFiles : 1;
      return { mutation, field, most };
    });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
