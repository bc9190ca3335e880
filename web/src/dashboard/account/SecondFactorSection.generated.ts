/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SecondFactorSection_SecondFactorFragment = { __typename: 'SecondFactor', isOn: boolean, recoveryCodeCount: number } & { ' $fragmentName'?: 'SecondFactorSection_SecondFactorFragment' };

export const SecondFactorSection_SecondFactorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondFactorSection_secondFactor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodeCount"}}]}}]} as unknown as DocumentNode<SecondFactorSection_SecondFactorFragment, unknown>;