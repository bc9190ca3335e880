import { useMutation } from '@apollo/client/react';

import { moveEntry } from '../../apollo/move-entry.ts';
import { UpdateImageDocument } from './UpdateImage.generated.ts';

/** What shows an image, as the cache has it. */
export interface ImageOwner {
  __typename: string;
  id: string;
  /** Its version, if the backend has versions. */
  version: string | null;
}

/**
 * Returns a function that gives an image of something another position, of which the first is 1. The image
 * moves at once, so that the next press starts from there, and returns if the call fails.
 */
export function useMoveImage(
  owner: ImageOwner,
): (path: string, position: number) => Promise<unknown> {
  const [update] = useMutation(UpdateImageDocument, {
    context: { isInOrder: true },
    optimisticResponse: {
      updateImage: { __typename: 'UpdateImagePayload', owner: null, userErrors: [] },
    },
  });
  return (path, position) =>
    update({
      variables: { input: { ownerId: owner.id, path, position } },
      update: (cache) => moveEntry(cache, { of: owner, field: 'images' }, path, position),
    });
}
