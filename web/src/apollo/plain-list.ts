import { isReference } from '@apollo/client';
import type { ApolloCache, Reference } from '@apollo/client';

interface Entity {
  __typename: string;
  id: string;
}

/** Appends the object of a mutation's response to a list of its owner that is no connection. */
export function appendObject(
  cache: ApolloCache,
  { owner, list }: { owner: Entity; list: string },
  added: Entity,
): void {
  cache.modify<Record<string, Reference[]>>({
    id: cache.identify({ ...owner }) ?? '',
    fields: {
      [list]: (objects, { toReference }) => {
        const reference = toReference({ __typename: added.__typename, id: added.id });
        return isReference(objects) || !reference ? objects : [...objects, reference];
      },
    },
  });
}

/** Removes the object with this global id from a list of its owner that is no connection. */
export function removeObject(
  cache: ApolloCache,
  { owner, list }: { owner: Entity; list: string },
  deletedId: string,
): void {
  cache.modify<Record<string, Reference[]>>({
    id: cache.identify({ ...owner }) ?? '',
    fields: {
      [list]: (objects, { readField }) =>
        isReference(objects)
          ? objects
          : objects.filter((object) => readField('id', object) !== deletedId),
    },
  });
}
