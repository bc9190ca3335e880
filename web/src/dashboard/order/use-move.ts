import { useMutation } from '@apollo/client/react';

import type { CachedEntries } from '../../apollo/move-entry.ts';
import { moveEntry } from '../../apollo/move-entry.ts';
import { MoveDocument } from './Move.generated.ts';

/**
 * Returns a function that gives an object another position in its list, of which the first is 1. The object
 * moves at once, so that the next press starts from there, and returns if the call fails.
 */
export function useMove(list: CachedEntries): (id: string, position: number) => Promise<unknown> {
  const [move] = useMutation(MoveDocument, {
    context: { isInOrder: true },
    optimisticResponse: {
      move: { __typename: 'MovePayload', moved: null, owner: null, userErrors: [] },
    },
  });
  return (id, position) =>
    move({
      variables: { input: { id, position } },
      update: (cache) => moveEntry(cache, list, id, position),
    });
}
