import { hash } from 'node:crypto';
import { addTypenameToDocument } from '@apollo/client/utilities';
import type { DocumentNode, FragmentDefinitionNode, GraphQLSchema } from 'graphql';
import { Kind, print, separateOperations, visit } from 'graphql';

/**
 * A codegen plugin that registers the web client's operations: JSON with an entry an operation,
 * sorted by name. For the server `{ <sha256>: { name, body } }`, for the client, with the option
 * `hashesOf`, `{ <name>: <sha256> }` of the operations that only the dashboard sends, or of all others
 * (docs/decisions/schema.md).
 */
export function plugin(
  _schema: GraphQLSchema,
  files: { location?: string; document?: DocumentNode }[],
  { hashesOf }: { hashesOf?: 'dashboard' | 'others' },
): string {
  const documents = files.flatMap(({ document }) => document ?? []);
  const definitions = documents.flatMap((document) => document.definitions);
  const operations = Object.entries(separateOperations({ kind: Kind.DOCUMENT, definitions }))
    .map(([name, document]) => ({ name, body: print(asSent(document)) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, body }) => ({ name, body, hash: hash('sha256', body) }));
  const ofDashboard = new Set(
    files
      .filter(({ location }) => location?.includes('/web/src/dashboard/'))
      .flatMap(({ document }) => document?.definitions ?? [])
      .map((definition) => 'name' in definition && definition.name.value),
  );
  const entries = hashesOf
    ? operations
        .filter(({ name }) => ofDashboard.has(name) === (hashesOf === 'dashboard'))
        .map(({ name, hash }) => [name, hash])
    : operations.map(({ name, body, hash }) => [hash, { name, body }]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

/** An operation as Apollo Client would send it: with `__typename`, without its own directive. */
function asSent(document: DocumentNode): DocumentNode {
  const isOwn = ({ name }: { name: { value: string } }) => name.value === 'unmask';
  const sent = visit(document, { Directive: (node) => (isOwn(node) ? null : undefined) });
  // One order of fragments, whatever order the files are read in.
  const fragments = sent.definitions
    .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
    .sort((a, b) => (a.name.value < b.name.value ? -1 : 1));
  const operations = sent.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return addTypenameToDocument({ ...sent, definitions: [...operations, ...fragments] });
}
