import { ApolloLink } from '@apollo/client';
import { defer, finalize, from, switchMap } from 'rxjs';

/**
 * Sends the operations with `isInOrder` in their context one after the other: what each starts from, or
 * replaces, is what the one before it has left.
 */
export function inOrderLink(): ApolloLink {
  let last = Promise.resolve();
  return new ApolloLink((operation, forward) => {
    if (operation.getContext()['isInOrder'] !== true) return forward(operation);
    return defer(() => {
      const before = last;
      let end = () => {};
      last = new Promise((resolve) => (end = resolve));
      return from(before).pipe(
        switchMap(() => forward(operation)),
        finalize(() => end()),
      );
    });
  });
}
