import { IconAlertTriangle } from '@tabler/icons-react';

import type { Refusal } from './image-files.ts';
import classes from './RefusedFiles.module.css';

/** Lists the refused files, each with the reason. */
export function RefusedFiles({ refused }: { refused: readonly Refusal[] }) {
  return (
    // Always rendered, so that screen readers announce what is added to it.
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
