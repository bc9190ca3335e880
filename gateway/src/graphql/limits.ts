import type {
  ASTVisitor,
  FieldNode,
  SelectionNode,
  SelectionSetNode,
  ValidationContext,
} from 'graphql';
import { getNamedType, getNullableType, GraphQLError, isListType, Kind } from 'graphql';
import type { GraphQLNamedType } from 'graphql';
import { isInterfaceType, isObjectType } from 'graphql';
import { languages } from '../contract/language.ts';
import { defaultPageSize, maxPageSize } from './connection.ts';

/** The size of an operation, or the limits of it. */
export interface OperationLimits {
  /** Levels of nested fields. */
  depth: number;
  aliases: number;
  /** Fields of the query or mutation itself. */
  rootFields: number;
  directives: number;
  /** Estimated number of objects in the response. */
  cost: number;
}

/** The limits, which the site's own operations stay far below. */
export const operationLimits: OperationLimits = {
  depth: 12,
  // The navigation asks for its entries in every language, each under an alias of its own.
  aliases: 10 * languages.length,
  rootFields: 20,
  directives: 30,
  cost: 25_000,
};

/** The number of tokens at which the parser stops. */
export const maxTokens = 2_000;

const nothing: OperationLimits = { depth: 0, aliases: 0, rootFields: 0, directives: 0, cost: 0 };

/** The assumed length of a list that is no connection. */
const listLength = 20;

/** The fields of a connection that are as long as its page. */
const pageFields = ['edges', 'nodes'];

/** The arguments that say how long that is. */
const pageSizes = ['first', 'last'];

/**
 * Creates a validation rule that refuses operations over a limit, named in `extensions.limit`, and those of a
 * type that the schema does not have, whose fields no other rule checks.
 */
export function limitsRule(limits: OperationLimits) {
  return (context: ValidationContext): ASTVisitor => ({
    OperationDefinition(operation) {
      const root = context.getSchema().getRootType(operation.operation);
      if (!root) {
        const message = `This schema has no ${operation.operation}s.`;
        context.reportError(new GraphQLError(message, { nodes: operation }));
        return;
      }
      const size = new Measure(context).of(operation.selectionSet, root, 1);
      size.directives += operation.directives?.length ?? 0;
      for (const name of ['depth', 'aliases', 'rootFields', 'directives', 'cost'] as const) {
        if (size[name] > limits[name]) {
          const message = `The operation is over the limit of ${name}, ${String(limits[name])}.`;
          context.reportError(
            new GraphQLError(message, { nodes: operation, extensions: { limit: name } }),
          );
        }
      }
    },
  });
}

/** Measures selections, and each fragment once, since nested spreads multiply. */
class Measure {
  readonly #context: ValidationContext;
  readonly #fragments = new Map<string, OperationLimits>();

  constructor(context: ValidationContext) {
    this.#context = context;
  }

  /** Returns the size of a selection on a type; `pageSize` is the length of its `edges` and `nodes`. */
  of(set: SelectionSetNode, type: GraphQLNamedType | undefined, pageSize: number): OperationLimits {
    const sum = { ...nothing };
    // An object gets the parts for its own type alone, so of the others only the one with most counts.
    const aliasesByType = new Map<string, number>();
    for (const selection of set.selections) {
      const size =
        selection.kind === Kind.FIELD
          ? this.#field(selection, type, pageSize)
          : selection.kind === Kind.FRAGMENT_SPREAD
            ? this.#fragment(selection.name.value)
            : this.of(
                selection.selectionSet,
                this.#named(selection.typeCondition?.name.value) ?? type,
                pageSize,
              );
      sum.depth = Math.max(sum.depth, size.depth);
      const only = this.#objectTypeOf(selection);
      if (only) aliasesByType.set(only, (aliasesByType.get(only) ?? 0) + size.aliases);
      else sum.aliases += size.aliases;
      sum.rootFields += size.rootFields;
      sum.directives += size.directives + (selection.directives?.length ?? 0);
      sum.cost += size.cost;
    }
    sum.aliases += Math.max(0, ...aliasesByType.values());
    return sum;
  }

  /** Returns the object type that a fragment, spread or inline, is for; undefined for all else. */
  #objectTypeOf(selection: SelectionNode): string | undefined {
    if (selection.kind === Kind.FIELD) return undefined;
    const { typeCondition } =
      selection.kind === Kind.FRAGMENT_SPREAD
        ? (this.#context.getFragment(selection.name.value) ?? {})
        : selection;
    const name = typeCondition?.name.value;
    return isObjectType(this.#named(name)) ? name : undefined;
  }

  #field(node: FieldNode, parent: GraphQLNamedType | undefined, pageSize: number): OperationLimits {
    const own = { ...nothing, depth: 1, rootFields: 1, aliases: node.alias ? 1 : 0 };
    // A public gateway has no introspection.
    if (!node.selectionSet || node.name.value.startsWith('__')) return own;
    const field =
      isObjectType(parent) || isInterfaceType(parent)
        ? parent.getFields()[node.name.value]
        : undefined;
    const isList = field !== undefined && isListType(getNullableType(field.type));
    const isPage = pageFields.includes(node.name.value);
    const times = isList ? (isPage ? pageSize : listLength) : 1;
    const inside = this.of(node.selectionSet, field && getNamedType(field.type), pageSizeOf(node));
    return {
      ...inside,
      depth: inside.depth + 1,
      aliases: inside.aliases + own.aliases,
      rootFields: 1,
      cost: times * (1 + inside.cost),
    };
  }

  #fragment(name: string): OperationLimits {
    const known = this.#fragments.get(name);
    if (known) return known;
    // Another rule refuses a fragment within itself; this one only must not recurse for ever.
    this.#fragments.set(name, nothing);
    const fragment = this.#context.getFragment(name);
    const size = fragment
      ? this.of(
          fragment.selectionSet,
          this.#named(fragment.typeCondition.name.value),
          // The lists that spread it may be as long as they please.
          maxPageSize,
        )
      : nothing;
    this.#fragments.set(name, size);
    return size;
  }

  #named(name: string | undefined): GraphQLNamedType | undefined {
    return name === undefined ? undefined : this.#context.getSchema().getType(name);
  }
}

/** Returns the size of a connection's page; for a variable, whose value is unknown, the bound. */
function pageSizeOf(node: FieldNode): number {
  const sizes = (node.arguments ?? [])
    .filter(({ name, value }) => pageSizes.includes(name.value) && value.kind !== Kind.NULL)
    .map(({ value }) => (value.kind === Kind.INT ? Number(value.value) : maxPageSize));
  return sizes.length === 0 ? defaultPageSize : Math.max(0, ...sizes);
}
