import type { MaybeMasked, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSuspenseQuery } from '@apollo/client/react';
import { useContext, useEffect, useState } from 'react';

import { LoadingContext } from './loading.ts';
import { ServerSideContext } from './server-side.ts';

interface Shown<TData, TVariables> {
  data: MaybeMasked<TData>;
  /** The variables of the loaded data. */
  variables: TVariables;
}

/** What is loaded; `shown` is undefined where nothing could be. */
function useLoaded<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
) {
  const { attempt, recordFailure } = useContext(LoadingContext);
  const { data, error } = useSuspenseQuery(document, {
    variables,
    errorPolicy: 'all',
    // Apollo caches a failure, too: another attempt needs another query key.
    queryKey: attempt,
  });
  const loaded = data === undefined || error ? undefined : data;
  const [kept, setKept] = useState<Shown<TData, TVariables>>();
  if (loaded && loaded !== kept?.data) setKept({ data: loaded, variables });

  const hasFailed = !loaded;
  useEffect(() => (hasFailed ? recordFailure() : undefined), [hasFailed, recordFailure]);

  return { shown: loaded ? { data: loaded, variables } : kept, error };
}

/**
 * Loads the data of a screen. If data for other variables (another language or category) cannot be
 * loaded, the old ones stay and `ScreenBoundary` offers to try again (spec 8).
 */
export function useScreenQuery<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): Shown<TData, TVariables> {
  const { shown, error } = useLoaded(document, variables);
  if (!shown) throw new Error('The screen could not be loaded.', { cause: error });
  return shown;
}

/**
 * Loads the data of a part of a screen, as `useScreenQuery` does. If they cannot be loaded, they are undefined:
 * the rest of the screen needs other calls, and shows without them (spec 8). No document of the server lacks a part.
 */
export function usePartQuery<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): Shown<TData, TVariables> | { data: undefined; variables: TVariables } {
  const { shown, error } = useLoaded(document, variables);
  const isDocument = useContext(ServerSideContext) !== undefined;
  if (!shown && isDocument) throw new Error('A part could not be loaded.', { cause: error });
  return shown ?? { data: undefined, variables };
}
