import { createElement, lazy, useContext } from 'react';
import type { ComponentType } from 'react';

import { LoadingContext, nextAttempt } from './loading.ts';

/** Creates a component that loads when it first shows. `React.lazy` alone would remember a failure for ever. */
export function loadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const componentIn = onceUntilItFails(load);

  return function Loadable(props: Props) {
    const { attempt } = useContext(LoadingContext);
    return createElement(componentIn(attempt), props);
  };
}

/** Loads once; a failure counts for the rest of its attempt. */
function onceUntilItFails<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let begun = 0;
  let failed = false;
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed = true;
        // The boundary begins one, too, but not on the server.
        nextAttempt();
        throw error;
      }
    });
  let loaded = begin();

  return (attempt: number) => {
    if (failed && begun !== attempt) {
      failed = false;
      loaded = begin();
    }
    begun = attempt;
    return loaded;
  };
}
