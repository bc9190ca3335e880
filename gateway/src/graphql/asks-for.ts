import { isDeepStrictEqual } from 'node:util';
import type {
  ASTNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLResolveInfo,
  InlineFragmentNode,
} from 'graphql';
import { getArgumentValues, getNamedType, isObjectType, Kind, visit } from 'graphql';
import type { Language } from '../contract/language.ts';
import { languageKey, languages } from '../contract/language.ts';

/**
 * Whether a field of this name may be selected below the one that is being resolved. All fragments of
 * the operation count, so the result may be true too often, but never false too often.
 */
export function asksFor(
  name: string,
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
): boolean {
  return fieldsNamed(name, [...fieldNodes, ...Object.values(fragments)]).length > 0;
}

/**
 * Returns the arguments of a list that is selected right below the field that is being resolved: `none`
 * if the list is not selected, and `several` if it is selected with different ones or it is not clear.
 */
export function argsAskedFor(
  name: string,
  info: GraphQLResolveInfo,
): Record<string, unknown> | 'none' | 'several' {
  const { fieldName, fieldNodes, fragments, operation, returnType, variableValues } = info;
  const type = getNamedType(returnType);
  const list = isObjectType(type) ? type.getFields()[name] : undefined;
  const spreadable = Object.values(fragments);
  // Another such object in the operation may be the same one, and an object is read once.
  if (!list || fieldsNamed(fieldName, [operation, ...spreadable]).length > 1) return 'several';

  const [args, ...others] = fieldsNamed(name, [...fieldNodes, ...spreadable]).map((node) =>
    getArgumentValues(list, node, variableValues),
  );
  if (!args) return 'none';
  return others.every((other) => isDeepStrictEqual(other, args)) ? args : 'several';
}

/** Returns the languages that are selected of the localized text being resolved. */
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

/** Returns the fields right below a part of a document, including those of its fragments. */
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

/** Earlier results: a document is parsed once and searched many times. */
const fieldsByNode = new WeakMap<ASTNode, FieldNode[]>();

/** Returns all fields of a part of a document. */
function fieldsIn(node: ASTNode): FieldNode[] {
  const known = fieldsByNode.get(node);
  if (known) return known;
  const fields: FieldNode[] = [];
  visit(node, {
    Field(field) {
      fields.push(field);
    },
  });
  fieldsByNode.set(node, fields);
  return fields;
}
