import type { DocumentNode } from 'graphql';
import { getOperationAST, parse, separateOperations } from 'graphql';

/** An operation of `docs/examples`. */
export interface Example {
  name: string;
  /** The file that it comes from, without its ending, for instance `spare`. */
  group: string;
  kind: 'query' | 'mutation' | 'subscription';
  /** Its text with the fragments that it spreads, each below its comment. */
  query: string;
  /** The variables that it declares, as JSON. */
  variables: string;
}

/**
 * Reads the examples: the texts of the files of operations, and of those of variables, each by its
 * path. `home` comes first, the rest by the alphabet.
 */
export function readExamples(
  operations: Record<string, string>,
  variables: Record<string, string>,
): Example[] {
  return Object.entries(operations)
    .map(([path, text]) => ({
      group: path.replace(/^.*\/|\.graphql$/g, ''),
      text,
      values: JSON.parse(variables[path.replace(/\.graphql$/, '.json')] ?? '{}') as object,
    }))
    .toSorted((a, b) => rank(a.group) - rank(b.group) || a.group.localeCompare(b.group))
    .flatMap(({ group, text, values }) => examplesOf(group, text, values));
}

/** The examples with each of these words in their name, file or text. */
export function filterExamples(examples: Example[], words: string): Example[] {
  const wanted = words.toLowerCase().split(/\s+/);
  return examples.filter(({ name, group, kind, query }) => {
    const text = `${group} ${kind} ${name} ${query}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

function rank(group: string): number {
  return group === 'home' ? 0 : 1;
}

function examplesOf(group: string, text: string, values: object): Example[] {
  const document = parse(text);
  const textOf = textsOf(document, text);
  return Object.entries(separateOperations(document)).flatMap(([name, alone]) => {
    const operation = getOperationAST(alone);
    if (!operation) return [];
    const declared = (operation.variableDefinitions ?? []).map(
      ({ variable }) => variable.name.value,
    );
    const own = Object.entries(values).filter(([variable]) => declared.includes(variable));
    return {
      name,
      group,
      kind: operation.operation,
      query: `${alone.definitions.map((definition) => textOf.get(definition)).join('\n\n')}\n`,
      variables: own.length === 0 ? '' : JSON.stringify(Object.fromEntries(own), null, 2),
    };
  });
}

/** The text of each definition, with the comments above it, which printing would lose. */
function textsOf(document: DocumentNode, text: string) {
  let end = 0;
  return new Map(
    document.definitions.map((definition) => {
      const begin = end;
      end = definition.loc?.end ?? text.length;
      return [definition, text.slice(begin, end).trim()];
    }),
  );
}
