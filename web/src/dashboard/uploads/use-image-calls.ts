import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';

/** The mutations that add and delete an image of something; both return it with its images. */
export interface ImageCalls<TOwner> {
  add: TypedDocumentNode<unknown, { input: TOwner & { image: File } }>;
  delete: TypedDocumentNode<unknown, { input: TOwner & { path: string } }>;
}

/** Returns what `StoredImages` calls; `owner` is what names the owner in the mutations. */
export function useImageCalls<TOwner>(calls: ImageCalls<TOwner>, owner: TOwner) {
  const [addImage] = useMutation(calls.add);
  // One after the other: the response to the last one lists what is left.
  const [deleteImage] = useMutation(calls.delete, { context: { isInOrder: true } });
  return {
    onAdd: (image: File) => addImage({ variables: { input: { ...owner, image } } }),
    onDelete: (path: string) => deleteImage({ variables: { input: { ...owner, path } } }),
  };
}
