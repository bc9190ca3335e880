import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { fieldText } from './field-text.ts';
import { trapName } from './RobotTrap.tsx';

/** Records how a form is filled in, by which the server tells robots from people; used with `RobotTrap`. */
export function useFormTraces() {
  const { key } = useLocation();
  // The first screen can be filled in before hydration: count from the page's start.
  const [begun] = useState(() => (key === 'default' ? 0 : performance.now()));

  return (form: HTMLFormElement) => ({
    website: fieldText(form, trapName),
    fillMs: Math.round(performance.now() - begun),
  });
}
