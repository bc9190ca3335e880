import { IconCheck, IconPointFilled } from '@tabler/icons-react';

import classes from './SaveState.module.css';

interface SaveStateProps {
  /** Whether the form has changes that the server has not confirmed. */
  changed: boolean;
  /** Whether the form is for something new: an empty one shows no state. */
  isNew?: boolean;
}

/**
 * Shows beside a form's button whether its content is stored: a failed save shows no message (spec 8)
 * and must not pass for success.
 */
export function SaveState({ changed, isNew = false }: SaveStateProps) {
  const Icon = changed ? IconPointFilled : IconCheck;
  return (
    // Always rendered, so that screen readers announce changes only.
    <span role="status" aria-label="Save state" className={classes.state} data-changed={changed}>
      {(changed || !isNew) && (
        <>
          <Icon size={16} stroke={1.75} aria-hidden />
          {changed ? 'Not saved' : 'Saved'}
        </>
      )}
    </span>
  );
}
