import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

/**
 * Reads what a component's fragment selects of an object. Its document also holds the fragments that it spreads; the
 * generator writes its own first.
 */
export function useFragmentData<TData>(
  fragment: TypedDocumentNode<TData, unknown>,
  from: useSuspenseFragment.FromOptionValue<TData>,
  variables: OperationVariables = {},
): useSuspenseFragment.Result<TData>['data'] {
  return useSuspenseFragment({ fragment, fragmentName: nameOf(fragment), from, variables }).data;
}

function nameOf({ definitions: [own] }: DocumentNode): string | undefined {
  return own && 'name' in own ? own.name?.value : undefined;
}
