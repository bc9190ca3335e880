import type { MaybeMasked, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSuspenseQuery } from '@apollo/client/react';
import { useContext, useEffect, useState } from 'react';

import { LoadingContext } from './loading.ts';

interface Shown<TData, TVariables> {
  data: MaybeMasked<TData>;
  /** The variables of the loaded data. */
  variables: TVariables;
}

/**
 * Loads the data of a screen. If data for other variables (another language or category) cannot be
 * loaded, the old ones stay and `ScreenBoundary` offers to try again (spec 8).
 */
export function useScreenQuery<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): Shown<TData, TVariables> {
  const { attempt, recordFailure } = useContext(LoadingContext);
  const { data, error } = useSuspenseQuery(document, {
    variables,
    errorPolicy: 'all',
    // Apollo caches a failure, too: another attempt needs another query key.
    queryKey: attempt,
  });
  const loaded = data === undefined || error ? undefined : data;
  const [shown, setShown] = useState<Shown<TData, TVariables>>();
  if (loaded && loaded !== shown?.data) setShown({ data: loaded, variables });

  const isKept = !loaded && shown !== undefined;
  useEffect(() => (isKept ? recordFailure() : undefined), [isKept, recordFailure]);

  if (loaded) return { data: loaded, variables };
  if (!shown) throw new Error('The screen could not be loaded.', { cause: error });
  return shown;
}
