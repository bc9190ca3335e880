import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { fieldText } from './field-text.ts';
import { trapName } from './RobotTrap.tsx';

/** The largest `Int` of GraphQL; a page may stay open for longer. */
const maxFillMs = 2 ** 31 - 1;

/** Records how a form is filled in, by which the server tells robots from people; used with `RobotTrap`. */
export function useFormTraces() {
  const { key } = useLocation();
  // The first screen can be filled in before hydration: count from the page's start.
  const [begun] = useState(() => (key === 'default' ? 0 : performance.now()));

  return (form: HTMLFormElement) => ({
    website: fieldText(form, trapName),
    fillMs: Math.min(Math.round(performance.now() - begun), maxFillMs),
  });
}
