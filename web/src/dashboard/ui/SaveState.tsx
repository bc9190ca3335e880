import { IconCheck, IconPointFilled } from '@tabler/icons-react';

import classes from './SaveState.module.css';

interface SaveStateProps {
  /** Whether the form holds what the server has not confirmed. */
  changed: boolean;
  /** Whether the form is for something new: as long as it is empty there is nothing to say. */
  isNew?: boolean;
}

/**
 * Says beside a form's button whether what the form holds is stored: a failed save shows no message
 * (spec 8), and its silence is not to be taken for success.
 */
export function SaveState({ changed, isNew = false }: SaveStateProps) {
  const Icon = changed ? IconPointFilled : IconCheck;
  return (
    // There from the start, so that screen readers tell when it turns, and only then.
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
