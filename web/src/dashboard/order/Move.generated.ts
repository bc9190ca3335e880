/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema.generated.ts';

import type { UserErrors_Payload_MovePayload_Fragment } from '../../apollo/UserErrors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MoveMutationVariables = Exact<{
  input: Types.MoveInput;
}>;


export type MoveMutation = { move: (
    { __typename: 'MovePayload', moved:
      | { __typename: 'Application', id: string }
      | { __typename: 'Category', id: string }
      | { __typename: 'LogEntry', id: string }
      | { __typename: 'Page', id: string }
      | { __typename: 'PagePart', id: string }
      | { __typename: 'Partner', version: string | null, id: string }
      | { __typename: 'Product', id: string }
      | { __typename: 'ProductProperty', version: string | null, id: string }
      | { __typename: 'Request', id: string }
      | { __typename: 'Revision', id: string }
      | { __typename: 'Service', version: string | null, id: string }
      | { __typename: 'Spare', version: string | null, id: string }
      | { __typename: 'SubPart', version: string | null, id: string }
      | { __typename: 'TrashEntry', id: string }
     | null, owner:
      | { __typename: 'Application', id: string }
      | { __typename: 'Category', id: string }
      | { __typename: 'LogEntry', id: string }
      | { __typename: 'Page', id: string }
      | { __typename: 'PagePart', id: string }
      | { __typename: 'Partner', id: string }
      | { __typename: 'Product', version: string | null, id: string }
      | { __typename: 'ProductProperty', id: string }
      | { __typename: 'Request', id: string }
      | { __typename: 'Revision', id: string }
      | { __typename: 'Service', id: string }
      | { __typename: 'Spare', version: string | null, id: string }
      | { __typename: 'SubPart', id: string }
      | { __typename: 'TrashEntry', id: string }
     | null }
    & { ' $fragmentRefs'?: { 'UserErrors_Payload_MovePayload_Fragment': UserErrors_Payload_MovePayload_Fragment } }
  ) };


export const MoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Move"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"move"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrors_payload"}},{"kind":"Field","name":{"kind":"Name","value":"moved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Spare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Partner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductProperty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Spare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrors_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MutationPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<MoveMutation, MoveMutationVariables>;