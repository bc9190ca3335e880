import type { GraphQLInputType, GraphQLOutputType, GraphQLSchema } from 'graphql';
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';

/** A generated request body. */
export interface FuzzedRequest {
  query: unknown;
  variables?: unknown;
  operationName?: unknown;
}

const hostile = [
  '../../etc/passwd',
  '..',
  '%2e%2e%2f',
  '\u0000',
  '\ud800',
  '💥'.repeat(200),
  '"}}',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'x'.repeat(10_000),
  '',
  '-1',
  '9'.repeat(40),
  'U3BhcmU6JQ',
  'U3BhcmU6MQ',
  'UGFnZTpfX3Byb3RvX18',
  'U3ViUGFydDoxOjEx',
];

/** Generates requests from a schema, the same ones for the same seed: valid, nearly valid, hostile. */
export function fuzzer(schema: GraphQLSchema, seed: number): () => FuzzedRequest {
  let state = seed;
  const random = () => {
    // Park and Miller's generator: enough to vary, and it repeats itself on every machine.
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const below = (count: number) => Math.floor(random() * count);
  const pick = <T>(list: readonly T[]): T | undefined => list[below(list.length)];
  const chance = (share: number) => random() < share;

  const value = (type: GraphQLInputType, depth = 0): string => {
    if (chance(0.03))
      return pick(['null', '[]', '{}', '1e999', '-1', '""', 'DE', '$missing']) ?? '1';
    if (isNonNullType(type)) return value(type.ofType, depth);
    if (isListType(type)) return `[${value(type.ofType, depth)}]`;
    if (isEnumType(type)) return pick(type.getValues())?.name ?? 'DE';
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(() => chance(0.97));
      return `{ ${fields.map((f) => `${f.name}: ${value(f.type, depth + 1)}`).join(', ')} }`;
    }
    if (type.name === 'Int') return String(pick([0, 1, -1, 2_147_483_647, 2_147_483_648, 3]));
    return JSON.stringify(chance(0.5) ? String(below(4)) : (pick(hostile) ?? ''));
  };

  const selection = (type: GraphQLOutputType, depth: number): string => {
    if (isNonNullType(type) || isListType(type)) return selection(type.ofType, depth);
    if (isUnionType(type) || !(isObjectType(type) || isInterfaceType(type))) return '';
    if (depth > 8) return '{ __typename }';
    const fields = Object.values(type.getFields()).filter(() => chance(depth === 0 ? 0.06 : 0.5));
    const parts = fields.map((field) => {
      const args = field.args
        .filter((arg) => isNonNullType(arg.type) || chance(0.3))
        .map((arg) => `${arg.name}: ${value(arg.type)}`);
      const alias = chance(0.1) ? `a${String(below(5))}: ` : '';
      const directive = chance(0.03) ? ' @include(if: true)' : '';
      const call = args.length > 0 ? `(${args.join(', ')})` : '';
      return `${alias}${field.name}${call}${directive} ${selection(field.type, depth + 1)}`;
    });
    return `{ __typename ${parts.join(' ')} }`;
  };

  /** Cuts, doubles or replaces a piece, so that the text is only nearly right. */
  const damaged = (text: string): string => {
    const [from, to] = [below(text.length), below(text.length)].toSorted((a, b) => a - b);
    const piece = pick([
      '',
      '{',
      '}',
      '$',
      '"',
      '...',
      '@',
      '#',
      'fragment f on F { ...f }',
      '\u0000',
    ]);
    return text.slice(0, from) + (piece ?? '') + (chance(0.5) ? text.slice(to) : text.slice(from));
  };

  return () => {
    const kind = chance(0.7) ? 'query' : 'mutation';
    const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    const query = root ? `${kind} Fuzz ${selection(root, 0)}` : '';
    const shape = random();
    if (shape < 0.65) return { query };
    if (shape < 0.85) return { query: damaged(query) };
    if (shape < 0.95) {
      return {
        query: 'query ($id: ID!, $first: Int) { node(id: $id) { id } navbar { partnerCount } }',
        variables: { id: pick([...hostile, {}, [], 1, null]), first: pick([1, 'x', {}]) },
      };
    }
    return {
      query: pick([query, null, 1, [], {}, 'x'.repeat(5_000)]),
      variables: pick([null, [], 'x', { __proto__: 1 }]),
      operationName: pick(['Fuzz', 'Other', 1, null]),
    };
  };
}
