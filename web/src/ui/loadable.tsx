import { createElement, lazy, useContext } from 'react';
import type { ComponentType } from 'react';

import { LoadingContext } from './loading.ts';

/** A component that loads when it is first shown. `React.lazy` alone would keep a failure for good. */
export function loadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const componentIn = onceUntilItFails(load);

  return function Loadable(props: Props) {
    const { attempt } = useContext(LoadingContext);
    return createElement(componentIn(attempt), props);
  };
}

/** Loads once; a failure is the answer for the rest of its attempt. */
function onceUntilItFails<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let begun = 0;
  let failed = false;
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed = true;
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
