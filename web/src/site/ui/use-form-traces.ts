import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { fieldText } from './field-text.ts';

/** How a form was filled in, by which the server tells robots from people; goes with `RobotTrap`. */
export function useFormTraces() {
  const { key } = useLocation();
  // The first screen could be filled in before the app stood: the time counts from the page's start.
  const [begun] = useState(() => (key === 'default' ? 0 : performance.now()));

  return (form: HTMLFormElement) => ({
    website: fieldText(form, 'website'),
    fillMs: Math.round(performance.now() - begun),
  });
}
