/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FormOffer_SettingsFragment = { __typename: 'Settings', storesFormsOnce: boolean, optionalFields: Array<Types.OptionalField> } & { ' $fragmentName'?: 'FormOffer_SettingsFragment' };

export const FormOffer_SettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormOffer_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storesFormsOnce"}},{"kind":"Field","name":{"kind":"Name","value":"optionalFields"}}]}}]} as unknown as DocumentNode<FormOffer_SettingsFragment, unknown>;