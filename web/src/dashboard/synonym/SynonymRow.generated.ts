/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema.generated.ts';

import type { UserErrors_Payload_DeleteSynonymPayload_Fragment } from '../../apollo/UserErrors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SynonymRow_SynonymFragment = { __typename: 'Synonym', id: string, words: string } & { ' $fragmentName'?: 'SynonymRow_SynonymFragment' };

export type DeleteSynonymMutationVariables = Exact<{
  input: Types.DeleteSynonymInput;
}>;


export type DeleteSynonymMutation = { deleteSynonym: (
    { __typename: 'DeleteSynonymPayload', trashEntryId: string | null, deletedId: string | null }
    & { ' $fragmentRefs'?: { 'UserErrors_Payload_DeleteSynonymPayload_Fragment': UserErrors_Payload_DeleteSynonymPayload_Fragment } }
  ) };

export const SynonymRow_SynonymFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SynonymRow_synonym"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Synonym"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}}]} as unknown as DocumentNode<SynonymRow_SynonymFragment, unknown>;
export const DeleteSynonymDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSynonym"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteSynonymInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSynonym"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrors_payload"}},{"kind":"Field","name":{"kind":"Name","value":"trashEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrors_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MutationPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<DeleteSynonymMutation, DeleteSynonymMutationVariables>;