import { IconCheck, IconPointFilled } from '@tabler/icons-react';

import { useContext } from 'react';
import { Link } from 'dashboard-router';

import { usePermissions } from '../ui/use-permissions.ts';
import { FailureContext } from './failure.ts';
import type { Failure } from './failure.ts';
import classes from './SaveState.module.css';

interface SaveStateProps {
  /** Whether the form has changes that the server has not confirmed. */
  changed: boolean;
  /** Whether the form is for something new: an empty one shows no state. */
  isNew?: boolean;
}

/**
 * Shows beside a form's button whether its content is stored: a failed save shows no message (spec 8)
 * and must not pass for success. Why it failed stands there as well.
 */
export function SaveState({ changed, isNew = false }: SaveStateProps) {
  const failure = useContext(FailureContext);
  const isUnsaved = changed || failure !== undefined;
  return (
    // Always rendered, so that screen readers announce changes only.
    <span role="status" aria-label="Save state" className={classes.state} data-changed={isUnsaved}>
      {(isUnsaved || !isNew) && <SaveStateText isUnsaved={isUnsaved} failure={failure} />}
    </span>
  );
}

interface SaveStateTextProps {
  isUnsaved: boolean;
  failure: Failure | undefined;
}

/** Shows whether something is stored, and why a save failed, with the way to what somebody else has deleted. */
export function SaveStateText({ isUnsaved, failure }: SaveStateTextProps) {
  const Icon = isUnsaved ? IconPointFilled : IconCheck;
  return (
    <>
      <Icon size={16} stroke={1.75} className={classes.icon} aria-hidden />
      <span className={classes.text}>
        {isUnsaved ? 'Not saved' : 'Saved'}
        {failure && `: ${failure.reason}. `}
        {failure?.isDeleted && <TrashLink />}
      </span>
    </>
  );
}

function TrashLink() {
  return usePermissions().offers('TRASH') && <Link to="/dashboard/trash">Trash</Link>;
}
