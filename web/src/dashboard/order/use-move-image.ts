import { useMutation } from '@apollo/client/react';

import { moveEntry } from '../../apollo/move-entry.ts';
import { UpdateListedImageDocument } from './UpdateImage.generated.ts';

/** The types of what shows a list of images. */
const ownerTypes = ['Spare', 'Service', 'Page', 'Product'];

/**
 * Returns a function that gives an image of something another position, of which the first is 1. The image
 * moves at once, so that the next press starts from there, and returns if the call fails.
 */
export function useMoveImage(
  ownerId: string,
): (path: string, position: number) => Promise<unknown> {
  const [update] = useMutation(UpdateListedImageDocument, {
    optimisticResponse: {
      updateImage: { __typename: 'UpdateImagePayload', owner: null, userErrors: [] },
    },
  });
  return (path, position) =>
    update({
      variables: { input: { ownerId, path, position } },
      update: (cache) => {
        // Only one of them is in the cache: no other object has this id.
        for (const __typename of ownerTypes) {
          moveEntry(cache, { of: { __typename, id: ownerId }, field: 'images' }, path, position);
        }
      },
    });
}
