/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema.generated.ts';

import type { UpdateLoginForm_AccountFragment } from './UpdateLoginForm.generated.ts';
import type { UpdateSettingsForm_SettingsFragment } from './UpdateSettingsForm.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AccountLoginQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountLoginQuery = { account: (
    { __typename: 'Account' }
    & { ' $fragmentRefs'?: { 'UpdateLoginForm_AccountFragment': UpdateLoginForm_AccountFragment } }
  ) | null };

export type SettingsScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsScreenQuery = { settings: (
    { __typename: 'Settings' }
    & { ' $fragmentRefs'?: { 'UpdateSettingsForm_SettingsFragment': UpdateSettingsForm_SettingsFragment } }
  ) };


export const AccountLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountLogin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateLoginForm_account"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateLoginForm_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"}}]}}]} as unknown as DocumentNode<AccountLoginQuery, AccountLoginQueryVariables>;
export const SettingsScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingsScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateSettingsForm_settings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateSettingsForm_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"footerText"}}]}}]} as unknown as DocumentNode<SettingsScreenQuery, SettingsScreenQueryVariables>;