import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { getOperationAST, NoSchemaIntrospectionCustomRule, parse } from 'graphql';
import { specifiedRules, validate } from 'graphql';
import { z } from 'zod';
import type { RegisteredOperation, RegisteredOperations } from '../config.ts';
import { ConfigError } from 'backend/config';
import { limitsRule, maxTokens, operationLimits } from './limits.ts';

/** Apollo's format. The id is the SHA-256 of the body, or an id of the client's own. */
const manifestSchema = z.object({
  format: z.literal('apollo-persisted-query-manifest'),
  version: z.literal(1),
  operations: z.array(
    z.object({
      id: z.string().min(1),
      name: z.string(),
      type: z.enum(['query', 'mutation', 'subscription']),
      body: z.string(),
    }),
  ),
});

type ManifestOperation = z.infer<typeof manifestSchema>['operations'][number];

const rules = [...specifiedRules, NoSchemaIntrospectionCustomRule, limitsRule(operationLimits)];

/**
 * Reads the operations of other clients from a manifest, or from every `.json` file of a folder, and
 * validates each as if it were a request. Throws `ConfigError`, one line with the file and its first error.
 */
export function readManifests(path: string, schema: GraphQLSchema): RegisteredOperations {
  const all = new Map<string, RegisteredOperation>();
  for (const file of filesOf(path)) {
    for (const operation of read(file).operations) {
      const wrong = wrongWith(operation, schema);
      if (wrong !== undefined) refuse(file, `${operation.name}: ${wrong}`);
      const { id, name, body } = operation;
      if ((all.get(id)?.body ?? body) !== body) refuse(file, `${name}: its id names another body`);
      // A client may also send the text instead of the id.
      all.set(id, { name, body }).set(sha256(body), { name, body });
    }
  }
  return all;
}

function filesOf(path: string): string[] {
  try {
    if (!statSync(path).isDirectory()) return [path];
    const files = readdirSync(path).filter((name) => name.endsWith('.json'));
    if (files.length > 0) return files.toSorted().map((name) => join(path, name));
  } catch {
    return refuse(path, 'it does not exist or cannot be read');
  }
  return refuse(path, 'the folder holds no .json file');
}

function read(file: string): z.infer<typeof manifestSchema> {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return refuse(file, 'it cannot be read as JSON');
  }
  const { data, error } = manifestSchema.safeParse(content);
  if (data) return data;
  const { path = [], message = '' } = error.issues[0] ?? {};
  return refuse(file, `it is no persisted query manifest, ${path.join('.') || 'it'}: ${message}`);
}

/** Returns the first error of an operation; undefined if there is none. */
function wrongWith(
  { id, name, type, body }: ManifestOperation,
  schema: GraphQLSchema,
): string | undefined {
  // An id of a client's own hardly looks like a hash; the body was changed afterwards.
  if (/^[\da-f]{64}$/i.test(id) && id !== sha256(body)) return 'its id is not the hash of its body';
  try {
    const document = parse(body, { maxLexicalTokens: maxTokens });
    const [invalid] = validate(schema, document, rules);
    if (invalid) return invalid.message;
    const operation = getOperationAST(document);
    if (!operation) return 'its body is not one operation';
    if (operation.name?.value !== name) return 'its body has another name';
    const actual: string = operation.operation;
    return actual === type ? undefined : `its body is a ${actual}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function refuse(file: string, reason: string): never {
  throw new ConfigError(`OPERATIONS_MANIFEST: ${file}: ${reason.replaceAll(/\s*\n\s*/g, ' ')}`);
}

function sha256(text: string): string {
  return hash('sha256', text);
}
