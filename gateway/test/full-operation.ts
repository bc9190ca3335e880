import type { GraphQLField, GraphQLInputType, GraphQLOutputType, GraphQLSchema } from 'graphql';
import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { toGlobalId } from '../src/graphql/global-id.ts';
import { smallPng } from './contract-stub.ts';

/** An operation of one field, with the arguments of `ask`. */
export interface FullOperation {
  query: string;
  variables: Record<string, unknown>;
  files: Record<string, File>;
}

/**
 * Builds an operation that selects a field with all of its fields. Every required argument and every
 * input field has a value.
 */
export function fullOperation(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
): FullOperation {
  const files: Record<string, File> = {};
  const required = field.args.filter(({ type }) => isNonNullType(type));
  const variables = Object.fromEntries(
    required.map(({ name, type }) => [name, value(type, name, field.name, files, name)]),
  );
  const declared = required.map(({ name, type }) => `$${name}: ${type.toString()}`).join(', ');
  const passed = required.map(({ name }) => `${name}: $${name}`).join(', ');
  const head = declared ? `${kind} (${declared})` : kind;
  const call = passed ? `${field.name}(${passed})` : field.name;
  return { query: `${head} { ${call} ${selection(field.type)} }`, variables, files };
}

function value(
  type: GraphQLInputType,
  name: string,
  field: string,
  files: Record<string, File>,
  path: string,
): unknown {
  if (isNonNullType(type)) return value(type.ofType, name, field, files, path);
  // Only a file that has been uploaded has a token.
  if (name === 'attachments') return [];
  if (isListType(type)) return [value(type.ofType, name, field, files, `${path}.0`)];
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).slice(type.isOneOf ? -1 : 0);
    return Object.fromEntries(
      fields.map((f) => [f.name, value(f.type, f.name, field, files, `${path}.${f.name}`)]),
    );
  }
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isScalarType(type) && type.name === 'Upload') {
    // For backends that look into files.
    files[path] = new File([smallPng], 'x.png', { type: 'image/png' });
    return null;
  }
  if (type.name === 'Int' || type.name === 'Float') return 1;
  if (type.name === 'Boolean') return false;
  if (type.name === 'ID') return name === 'restId' ? '1' : idFor(field, name);
  return texts[name] ?? '1';
}

/** The fields for which not every text will do. */
const texts: Partial<Record<string, string>> = { phone: '112', words: 'oil seal, Simmerring' };

/** Returns the id of one of the stub's objects, of the type that the argument's description names. */
function idFor(field: string, name: string): string {
  if (name === 'spareId' || name === 'ownerId') return toGlobalId('Spare', '1');
  if (field === 'move' || field === 'reportEditing') return toGlobalId('Spare', '1');
  if (name === 'categoryId') return toGlobalId('Category', '1');
  if (name === 'productId') return toGlobalId('Product', '1');
  if (field === 'restoreTrashEntries') return toGlobalId('TrashEntry', '1');
  if (field === 'updateApplications' && name === 'ids') return toGlobalId('Application', '1');
  if (name === 'ids' || field === 'requestRevisions') return toGlobalId('Request', '1');
  if (field.endsWith('SubPart')) return toGlobalId('SubPart', '1', '11');
  if (field.endsWith('ProductProperty')) return toGlobalId('ProductProperty', '1', '1');
  if (field.includes('PagePart')) return toGlobalId('PagePart', '1', '1');
  if (field === 'deleteTrashEntry') return toGlobalId('TrashEntry', '2');
  if (field === 'removeAdministrator') return toGlobalId('Administrator', '2');
  if (field === 'endSession') return toGlobalId('Session', '2');
  if (field === 'withdrawInvitation') return toGlobalId('Invitation', '1');
  if (name === 'translationId') return toGlobalId('Product', '3');
  const type = field
    .replace(/^(add|update|delete|restore|duplicate|join|leave)/, '')
    .replace(/(Image|Translations)$/, '');
  return type === 'node' ? toGlobalId('Spare', '1') : toGlobalId(type, '1');
}

/** Selects all fields of a type; without callouts, the types of this schema form no cycle. */
function selection(type: GraphQLOutputType): string {
  if (isNonNullType(type) || isListType(type)) return selection(type.ofType);
  if (!isObjectType(type)) return isScalarType(type) || isEnumType(type) ? '' : '{ __typename }';
  // `nodes` has what `edges` has; both would be over the limit of cost. Callouts lead back to their spare.
  const leftOut = ['nodes', 'callouts'];
  const selected = Object.values(type.getFields()).filter(({ name }) => !leftOut.includes(name));
  const fields = selected.map(({ name, args, type: of }) => {
    const call = args.some(({ type: argument }) => isNonNullType(argument)) ? '(language: EN)' : '';
    return `${name}${call} ${selection(of)}`;
  });
  return `{ ${fields.join(' ')} }`;
}

/** Builds a full operation for every query and mutation of a schema. */
export function fullOperations(schema: GraphQLSchema) {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  return roots.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      name: field.name,
      kind,
      endpoints: [
        ...(field.description ?? '').matchAll(/`([A-Z]+ \/[^`]*)`( \(extension\))?/g),
      ].map(([, endpoint = '', extension = '']) => endpoint + extension),
      isMarked: field.astNode?.directives?.some(({ name }) => name.value === 'authenticated'),
      operation: fullOperation(kind, field),
    })),
  );
}
