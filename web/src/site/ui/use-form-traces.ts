import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** How a form was filled in, by which the server tells robots from people; goes with `RobotTrap`. */
export function useFormTraces() {
  const trap = useRef<HTMLInputElement>(null);
  const { key } = useLocation();
  // The first screen could be filled in before the app stood: the time counts from the page's start.
  const [begun] = useState(() => (key === 'default' ? 0 : performance.now()));

  const readTraces = () => ({
    website: trap.current?.value ?? '',
    fillMs: Math.round(performance.now() - begun),
  });
  return { trap, readTraces };
}
