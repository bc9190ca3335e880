/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OpenCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenCountsQuery = { openRequestCount: number | null, openApplicationCount: number | null };


export const OpenCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openRequestCount"}},{"kind":"Field","name":{"kind":"Name","value":"openApplicationCount"}}]}}]} as unknown as DocumentNode<OpenCountsQuery, OpenCountsQueryVariables>;