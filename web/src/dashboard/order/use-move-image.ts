import { useMutation } from '@apollo/client/react';

import { UpdateListedImageDocument } from './UpdateImage.generated.ts';

/** Returns a function that gives an image of something another position, of which the first is 1. */
export function useMoveImage(
  ownerId: string,
): (path: string, position: number) => Promise<unknown> {
  const [update] = useMutation(UpdateListedImageDocument);
  return (path, position) => update({ variables: { input: { ownerId, path, position } } });
}
