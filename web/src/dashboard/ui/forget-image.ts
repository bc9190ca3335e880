import type { ApolloCache, Reference, StoreObject } from '@apollo/client';

import { forgetTrashList } from './trash-list.ts';

/** Names an image by its path, without the signature, which differs from one read to the next. */
export function pathOf({ path }: { path: string }): string {
  return path.replace(/\?expires=.*$/, '');
}

/** Removes an image from the cached revisions and entries of the trash; an entry that was this image is gone. */
export function forgetImage(cache: ApolloCache, path: string): void {
  const goneEntries: string[] = [];
  const ids = Object.keys(cache.extract() as object);
  for (const id of ids.filter((one) => /^(Revision|TrashEntry):/.test(one))) {
    cache.modify<{ images: readonly (Reference | StoreObject)[] }>({
      id,
      fields: {
        images: (images, { readField }) => {
          const left = images.filter(
            (image) => pathOf({ path: readField<string>('path', image) ?? '' }) !== path,
          );
          const isEmptied = left.length === 0 && images.length > 0;
          if (isEmptied && readField('kind') === 'IMAGE') goneEntries.push(id);
          return left;
        },
      },
    });
  }
  if (goneEntries.length > 0) forgetTrashList(cache);
}
