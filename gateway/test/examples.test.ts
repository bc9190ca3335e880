import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DocumentNode, GraphQLInputType, OperationDefinitionNode } from 'graphql';
import {
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  print,
  separateOperations,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../src/schema.ts';
import { token } from './contract-stub.ts';
import { png, sharedGateway } from './in-test.ts';

const folder = fileURLToPath(new URL('../../docs/examples/', import.meta.url));
const names = readdirSync(folder).filter((name) => name.endsWith('.graphql'));

/** The fields, arguments and inputs that the examples use, for instance `Query.spare`, `Query.spare(restId)`, `AddSpareInput.title`. */
const used = new Set<string>();
const examples = names.flatMap((name) => {
  const document = parse(read(name));
  const variables = JSON.parse(read(name.replace('.graphql', '.json'))) as Record<string, unknown>;
  recordFields(document);
  return Object.entries(separateOperations(document)).map(([operation, alone]) => ({
    title: `${name}: ${operation}`,
    query: print(alone),
    variables,
    files: Object.fromEntries(places(alone, variables).map((place) => [place, png()])),
  }));
});

const it = sharedGateway({ extensions: true });

test.each(examples)('the example $title runs', async ({ query, variables, files }) => {
  const { status, data, errors } = await it.ask(query, variables, { token, files });
  expect(errors).toBeUndefined();
  expect(status).toBe(200);
  expect(Object.values(data as object)).not.toContain(null);
});

test('every field, argument and input of the schema has an example', () => {
  const offered = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    if (isInputObjectType(type))
      return Object.keys(type.getFields()).map((f) => `${type.name}.${f}`);
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ name, args }) => [
      `${type.name}.${name}`,
      ...args.map((argument) => `${type.name}.${name}(${argument.name})`),
    ]);
  });
  expect(offered.filter((name) => !used.has(name))).toEqual([]);
});

function read(name: string): string {
  return readFileSync(folder + name, 'utf8');
}

/** Collects the fields and arguments that a document uses. */
function recordFields(document: DocumentNode): void {
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: ({ name, arguments: args = [] }) => {
        const field = `${types.getParentType()?.name ?? ''}.${name.value}`;
        used.add(field);
        for (const argument of args) used.add(`${field}(${argument.name.value})`);
      },
    }),
  );
}

/** Returns the paths of null variables in place of a file; collects the input fields on the way. */
function places(document: DocumentNode, variables: Record<string, unknown>): string[] {
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === Kind.OPERATION_DEFINITION,
  );
  return (operation?.variableDefinitions ?? []).flatMap(({ variable, type }) => {
    const name = variable.name.value;
    const inputType = typeFromAST(schema, type);
    // Validation, when the example runs, says what is no input type.
    return inputType ? placesIn(inputType as GraphQLInputType, variables[name], name) : [];
  });
}

function placesIn(type: GraphQLInputType, value: unknown, path: string): string[] {
  if (isNonNullType(type)) return placesIn(type.ofType, value, path);
  if (value === null) return getNamedType(type).name === 'Upload' ? [path] : [];
  if (isListType(type) && Array.isArray(value)) {
    return value.flatMap((entry, index) => placesIn(type.ofType, entry, `${path}.${index}`));
  }
  if (!isInputObjectType(type) || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, entry]) => {
    used.add(`${type.name}.${name}`);
    const field = type.getFields()[name];
    return field ? placesIn(field.type, entry, `${path}.${name}`) : [];
  });
}
