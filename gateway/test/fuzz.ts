import type { GraphQLInputType, GraphQLNamedType, GraphQLOutputType, GraphQLSchema } from 'graphql';
import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  parseValue,
  valueFromASTUntyped,
} from 'graphql';

/** A generated request body. */
export interface FuzzedRequest {
  query: unknown;
  variables?: unknown;
  operationName?: unknown;
}

/** A generated request whose syntax is right. */
interface GeneratedOperation {
  query: string;
  variables: Record<string, unknown>;
  operationName: string;
}

const hostile = [
  '../../etc/passwd',
  '..',
  '%2e%2e%2f',
  '\u0000',
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

/** Chooses at random, the same for the same seed on every machine. */
class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** Park and Miller's generator: enough to vary. */
  next(): number {
    this.#state = (this.#state * 48_271) % 2_147_483_647;
    return this.#state / 2_147_483_647;
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  pick<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)];
  }

  chance(share: number): boolean {
    return this.next() < share;
  }
}

/** Writes one operation, with its fragments and the values of its variables. */
class OperationWriter {
  readonly variables: Record<string, unknown> = {};
  readonly #schema: GraphQLSchema;
  readonly #random: Random;
  readonly #name: string;
  readonly #declared: string[] = [];
  readonly #fragments: { name: string; type: string; text: string }[] = [];
  #aliases = 0;

  constructor(schema: GraphQLSchema, random: Random, name: string) {
    this.#schema = schema;
    this.#random = random;
    this.#name = name;
  }

  write(kind: 'query' | 'mutation'): string {
    const root = kind === 'query' ? this.#schema.getQueryType() : this.#schema.getMutationType();
    const selection = root ? this.#selection(root, 0) : '';
    const declared = this.#declared.length > 0 ? `(${this.#declared.join(', ')})` : '';
    const fragments = this.#fragments.map(({ text }) => text);
    return [`${kind} ${this.#name}${declared} ${selection}`, ...fragments].join('\n');
  }

  #selection(type: GraphQLOutputType, depth: number): string {
    const named = getNamedType(type);
    if (isAbstractType(named)) return this.#onPossibleType(named, depth);
    if (!isObjectType(named)) return '';
    if (depth > 8) return '{ __typename }';
    const random = this.#random;
    const fields = Object.values(named.getFields())
      .filter(() => random.chance(depth === 0 ? 0.06 : 0.5))
      .map((field) => {
        const args = field.args
          .filter((arg) => isNonNullType(arg.type) || random.chance(0.3))
          .map((arg) => `${arg.name}: ${this.#argument(arg.type)}`);
        // Two uses of a field with different arguments need two names.
        const alias = args.length > 0 || random.chance(0.1) ? `a${this.#aliases++}: ` : '';
        const call = args.length > 0 ? `(${args.join(', ')})` : '';
        const condition = random.chance(0.05) ? this.#condition() : '';
        return `${alias}${field.name}${call}${condition} ${this.#selection(field.type, depth + 1)}`;
      });
    const spreads = depth > 0 && random.chance(0.3) ? this.#spreads(named, depth) : '';
    return `{ __typename ${fields.join(' ')} ${spreads} }`;
  }

  #onPossibleType(type: Parameters<GraphQLSchema['getPossibleTypes']>[0], depth: number): string {
    const one = this.#random.pick(this.#schema.getPossibleTypes(type));
    return `{ __typename ${one ? `... on ${one.name} ${this.#selection(one, depth + 1)}` : ''} }`;
  }

  /** Spreads a fragment once or twice, each time with or without a condition. */
  #spreads(type: GraphQLNamedType & GraphQLOutputType, depth: number): string {
    const random = this.#random;
    const known = this.#fragments.filter((one) => one.type === type.name);
    let name = random.chance(0.7) ? random.pick(known)?.name : undefined;
    if (name === undefined) {
      const text = this.#selection(type, depth + 1);
      name = `${this.#name}${this.#fragments.length}`;
      const fragment = `fragment ${name} on ${type.name} ${text}`;
      this.#fragments.push({ name, type: type.name, text: fragment });
    }
    const times = random.chance(0.3) ? 2 : 1;
    const spread = () => `...${name}${random.chance(0.5) ? this.#condition() : ''}`;
    return Array.from({ length: times }, spread).join(' ');
  }

  #condition(): string {
    const random = this.#random;
    const value = random.pick(['true', 'false']) ?? 'true';
    const condition = random.chance(0.5) ? value : this.#variable('Boolean!', value);
    return ` @${random.pick(['include', 'skip']) ?? 'skip'}(if: ${condition})`;
  }

  #argument(type: GraphQLInputType): string {
    const value = this.#value(type);
    return this.#random.chance(0.3) ? this.#variable(type.toString(), value) : value;
  }

  /** Declares a variable, which gets a value, has a default, or both. */
  #variable(type: string, value: string): string {
    const random = this.#random;
    const name = `v${this.#declared.length}`;
    const hasDefault = random.chance(0.5);
    this.#declared.push(`$${name}: ${type}${hasDefault ? ` = ${value}` : ''}`);
    if (!hasDefault || random.chance(0.3)) {
      this.variables[name] = valueFromASTUntyped(parseValue(value));
    }
    return `$${name}`;
  }

  /** Writes a literal of a type, and sometimes one that does not fit. */
  #value(type: GraphQLInputType): string {
    const random = this.#random;
    if (random.chance(0.03)) {
      return random.pick(['null', '[]', '{}', '1e999', '-1', '""', 'DE']) ?? '1';
    }
    if (isNonNullType(type)) return this.#value(type.ofType);
    if (isListType(type)) return `[${this.#value(type.ofType)}]`;
    if (isEnumType(type)) return random.pick(type.getValues())?.name ?? 'DE';
    if (isInputObjectType(type)) {
      const all = Object.values(type.getFields());
      const one = type.isOneOf && random.chance(0.97) ? random.pick(all) : undefined;
      const fields = one ? [one] : all.filter(() => random.chance(0.97));
      return `{ ${fields.map((f) => `${f.name}: ${this.#value(f.type)}`).join(', ')} }`;
    }
    if (type.name === 'Int') {
      return String(random.pick([0, 1, -1, 2_147_483_647, 2_147_483_648, 3]));
    }
    if (type.name === 'Boolean') return String(random.chance(0.5));
    return JSON.stringify(random.chance(0.5) ? String(random.below(4)) : random.pick(hostile));
  }
}

/** Generates operations from a schema, more queries than mutations; most of them are valid. */
function operationGenerator(schema: GraphQLSchema, random: Random): () => GeneratedOperation {
  return () => {
    const asked = new OperationWriter(schema, random, 'Fuzz');
    const other = new OperationWriter(schema, random, 'Other');
    const texts = [asked.write(random.chance(0.7) ? 'query' : 'mutation')];
    if (random.chance(0.2)) texts.push(other.write('query'));
    const query = (random.chance(0.5) ? texts : texts.toReversed()).join('\n');
    return { query, variables: asked.variables, operationName: 'Fuzz' };
  };
}

/** Generates requests from a schema, the same ones for the same seed: valid, nearly valid, hostile. */
export function fuzzer(schema: GraphQLSchema, seed: number): () => FuzzedRequest {
  const random = new Random(seed);
  const operation = operationGenerator(schema, random);

  /** Cuts, doubles or replaces a piece, so that the text is only nearly right. */
  const damaged = (text: string): string => {
    const [from, to] = [random.below(text.length), random.below(text.length)].toSorted(
      (a, b) => a - b,
    );
    const piece = random.pick([
      '',
      '{',
      '}',
      '$missing',
      '"',
      '...',
      '@',
      '#',
      'fragment f on F { ...f }',
      '\u0000',
    ]);
    return text.slice(0, from) + (piece ?? '') + text.slice(random.chance(0.5) ? to : from);
  };

  return () => {
    const generated = operation();
    const shape = random.next();
    if (shape < 0.65) return generated;
    if (shape < 0.85) return { ...generated, query: damaged(generated.query) };
    if (shape < 0.95) {
      return {
        query: 'query ($id: ID!, $first: Int) { node(id: $id) { id } navbar { partnerCount } }',
        variables: {
          id: random.pick([...hostile, '\ud800', {}, [], 1, null]),
          first: random.pick([1, 'x', {}]),
        },
      };
    }
    return {
      query: random.pick([generated.query, null, 1, [], {}, 'x'.repeat(5_000)]),
      variables: random.pick([null, [], 'x', { __proto__: 1 }]),
      operationName: random.pick(['Fuzz', 'Other', 1, null]),
    };
  };
}
