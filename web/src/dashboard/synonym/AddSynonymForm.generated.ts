/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema.generated.ts';

import type { UserErrors_Payload_AddSynonymPayload_Fragment } from '../../apollo/UserErrors.generated.ts';
import type { SynonymRow_SynonymFragment } from './SynonymRow.generated.ts';
import type { EditSynonymForm_SynonymFragment } from './EditSynonymForm.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AddSynonymMutationVariables = Exact<{
  input: Types.AddSynonymInput;
}>;


export type AddSynonymMutation = { addSynonym: (
    { __typename: 'AddSynonymPayload', userErrors: Array<{ __typename: 'UserError', message: string }>, synonymEdge: { __typename: 'SynonymEdge', cursor: string, node: (
        { __typename: 'Synonym', id: string }
        & { ' $fragmentRefs'?: { 'SynonymRow_SynonymFragment': SynonymRow_SynonymFragment;'EditSynonymForm_SynonymFragment': EditSynonymForm_SynonymFragment } }
      ) } | null }
    & { ' $fragmentRefs'?: { 'UserErrors_Payload_AddSynonymPayload_Fragment': UserErrors_Payload_AddSynonymPayload_Fragment } }
  ) };


export const AddSynonymDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSynonym"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddSynonymInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSynonym"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrors_payload"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"synonymEdge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SynonymRow_synonym"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditSynonymForm_synonym"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrors_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MutationPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SynonymRow_synonym"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Synonym"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditSynonymForm_synonym"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Synonym"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}}]} as unknown as DocumentNode<AddSynonymMutation, AddSynonymMutationVariables>;