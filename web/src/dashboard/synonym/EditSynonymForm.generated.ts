/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema.generated.ts';

import type { UserErrors_Payload_UpdateSynonymPayload_Fragment } from '../../apollo/UserErrors.generated.ts';
import type { SynonymRow_SynonymFragment } from './SynonymRow.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EditSynonymForm_SynonymFragment = { __typename: 'Synonym', id: string, version: string | null, words: string } & { ' $fragmentName'?: 'EditSynonymForm_SynonymFragment' };

export type UpdateSynonymMutationVariables = Exact<{
  input: Types.UpdateSynonymInput;
}>;


export type UpdateSynonymMutation = { updateSynonym: (
    { __typename: 'UpdateSynonymPayload', userErrors: Array<{ __typename: 'UserError', message: string }>, synonym: (
      { __typename: 'Synonym', id: string, version: string | null, words: string }
      & { ' $fragmentRefs'?: { 'SynonymRow_SynonymFragment': SynonymRow_SynonymFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'UserErrors_Payload_UpdateSynonymPayload_Fragment': UserErrors_Payload_UpdateSynonymPayload_Fragment } }
  ) };

export const EditSynonymForm_SynonymFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditSynonymForm_synonym"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Synonym"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}}]} as unknown as DocumentNode<EditSynonymForm_SynonymFragment, unknown>;
export const UpdateSynonymDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSynonym"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSynonymInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSynonym"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrors_payload"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"synonym"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SynonymRow_synonym"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditSynonymForm_synonym"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrors_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MutationPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SynonymRow_synonym"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Synonym"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditSynonymForm_synonym"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Synonym"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}}]} as unknown as DocumentNode<UpdateSynonymMutation, UpdateSynonymMutationVariables>;