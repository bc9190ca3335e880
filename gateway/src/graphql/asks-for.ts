import type {
  ASTNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLResolveInfo,
  InlineFragmentNode,
} from 'graphql';
import { getArgumentValues, getNamedType, isObjectType, Kind, visit } from 'graphql';
import type { ConnectionArgs } from './connection.ts';
import type { Language } from '../contract/language.ts';
import { languageKey, languages } from '../contract/language.ts';

/**
 * Whether a field of this name may be asked for below the one that is being resolved. Fragments of
 * the operation count as a whole, so the answer may be yes too often, but never no too often.
 */
export function asksFor(
  name: string,
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
): boolean {
  return fieldsNamed(name, [...fieldNodes, ...Object.values(fragments)]).length > 0;
}

/**
 * The page of a list that is asked for right below the field that is being resolved: none where the
 * list is not asked for, and all of it where one page would not do or it is not clear which.
 */
export function pageAskedFor(name: string, info: GraphQLResolveInfo): ConnectionArgs | 'none' {
  const { fieldName, fieldNodes, fragments, operation, returnType, variableValues } = info;
  const type = getNamedType(returnType);
  const list = isObjectType(type) ? type.getFields()[name] : undefined;
  const spreadable = Object.values(fragments);
  // Where the operation asks for another such object it may be the same, which is to be read once.
  if (!list || fieldsNamed(fieldName, [operation, ...spreadable]).length > 1) return {};

  const [page, ...others] = fieldsNamed(name, [...fieldNodes, ...spreadable]).map((node) => {
    const { first, after } = getArgumentValues(list, node, variableValues);
    return {
      first: typeof first === 'number' ? first : null,
      after: typeof after === 'string' ? after : null,
    };
  });
  if (!page) return 'none';
  const isOne = others.every(({ first, after }) => first === page.first && after === page.after);
  return isOne ? page : {};
}

/** The languages in which a `LocalizedText` is asked for, of which the field being resolved is one. */
export function languagesAskedFor({
  fieldNodes,
  fragments,
  returnType,
  variableValues,
}: Pick<
  GraphQLResolveInfo,
  'fieldNodes' | 'fragments' | 'returnType' | 'variableValues'
>): Language[] {
  const type = getNamedType(returnType);
  const inLanguage = isObjectType(type) ? type.getFields().in : undefined;
  const selected = fieldNodes.flatMap((node) => fieldsSelected(node, fragments));
  return languages.filter((language) =>
    selected.some((field) =>
      field.name.value === 'in' && inLanguage
        ? getArgumentValues(inLanguage, field, variableValues).language === language
        : field.name.value === languageKey(language),
    ),
  );
}

/** The fields right below a part of a document, those of its fragments included. */
function fieldsSelected(
  node: FieldNode | InlineFragmentNode | FragmentDefinitionNode,
  fragments: GraphQLResolveInfo['fragments'],
): FieldNode[] {
  return (node.selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const part =
      selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
    return part ? fieldsSelected(part, fragments) : [];
  });
}

function fieldsNamed(name: string, nodes: readonly ASTNode[]): FieldNode[] {
  return nodes.flatMap(fieldsIn).filter((field) => field.name.value === name);
}

/** What has been found: a document is parsed once and asked many times. */
const found = new WeakMap<ASTNode, FieldNode[]>();

/** All fields of a part of a document. */
function fieldsIn(node: ASTNode): FieldNode[] {
  const known = found.get(node);
  if (known) return known;
  const fields: FieldNode[] = [];
  visit(node, {
    Field(field) {
      fields.push(field);
    },
  });
  found.set(node, fields);
  return fields;
}
