/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PagePartImage_PagePartFragment = { __typename: 'PagePart', id: string, image: { __typename: 'Image', path: string, url: string } | null } & { ' $fragmentName'?: 'PagePartImage_PagePartFragment' };

export type UpdatePagePartImageMutationVariables = Exact<{
  input: Types.UpdatePagePartImageInput;
}>;


export type UpdatePagePartImageMutation = { updatePagePartImage: { __typename: 'UpdatePagePartImagePayload', pagePart: (
      { __typename: 'PagePart', id: string }
      & { ' $fragmentRefs'?: { 'PagePartImage_PagePartFragment': PagePartImage_PagePartFragment } }
    ) } };

export const PagePartImage_PagePartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PagePartImage_pagePart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PagePart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"480"}}]}]}}]}}]} as unknown as DocumentNode<PagePartImage_PagePartFragment, unknown>;
export const UpdatePagePartImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePagePartImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePagePartImageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePagePartImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pagePart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PagePartImage_pagePart"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PagePartImage_pagePart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PagePart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"480"}}]}]}}]}}]} as unknown as DocumentNode<UpdatePagePartImageMutation, UpdatePagePartImageMutationVariables>;