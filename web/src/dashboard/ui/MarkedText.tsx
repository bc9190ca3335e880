import { VisuallyHidden } from '@mantine/core';

import classes from './MarkedText.module.css';
import type { Piece } from './text-differences.ts';

/** Shows a text with what was added and removed, marked for screen readers as well. */
export function MarkedText({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, change }, index) => {
    if (change === 'same') return text;
    const Mark = change === 'added' ? 'ins' : 'del';
    return (
      <Mark key={index} className={classes[change]}>
        <VisuallyHidden>{change}: </VisuallyHidden>
        {text}
      </Mark>
    );
  });
}
