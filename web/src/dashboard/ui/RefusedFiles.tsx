import { IconAlertTriangle } from '@tabler/icons-react';

import type { Refusal } from './image-files.ts';
import classes from './RefusedFiles.module.css';

/** Names the files that were not taken, each with the reason beside it. */
export function RefusedFiles({ refused }: { refused: readonly Refusal[] }) {
  return (
    // There from the start, so that screen readers tell of what comes into it.
    <div role="status" aria-label="Refused files">
      {refused.length > 0 && (
        <ul className={classes.list}>
          {refused.map(({ name, reason }, index) => (
            <li key={`${index} ${name}`}>
              <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
              <span>
                <strong>{name}</strong>: {reason}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
