import { useRef, useState } from 'react';

/** Makes changes that can be undone one after the other. */
export function useUndo<T>(values: T, onChange: (values: T) => void) {
  const [past, setPast] = useState<T[]>([]);
  const lastStep = useRef('');

  /** Makes a change; successive ones with the same name for their step are undone together. */
  function commit(changed: T, step = '') {
    if (step === '' || step !== lastStep.current) setPast([...past, values]);
    lastStep.current = step;
    onChange(changed);
  }

  /** Has the next change undone by itself. */
  function endStep() {
    lastStep.current = '';
  }

  function undo() {
    const before = past.at(-1);
    if (before === undefined) return;
    setPast(past.slice(0, -1));
    endStep();
    onChange(before);
  }

  return { commit, endStep, undo, canUndo: past.length > 0 };
}
