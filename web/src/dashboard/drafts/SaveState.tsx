import { IconCheck, IconPointFilled } from '@tabler/icons-react';

import { useContext } from 'react';
import { useQuery } from '@apollo/client/react';
import { Link } from 'dashboard-router';

import { OwnPermissionsDocument } from '../ui/OwnPermissions.generated.ts';
import { FailureContext } from './failure.ts';
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
  const { data } = useQuery(OwnPermissionsDocument, { fetchPolicy: 'cache-only' });
  const hasTrash = data?.account?.permissions.includes('TRASH');
  const Icon = changed || failure ? IconPointFilled : IconCheck;
  return (
    // Always rendered, so that screen readers announce changes only.
    <span
      role="status"
      aria-label="Save state"
      className={classes.state}
      data-changed={changed || failure !== undefined}
    >
      {(changed || failure || !isNew) && (
        <>
          <Icon size={16} stroke={1.75} aria-hidden />
          {changed || failure ? 'Not saved' : 'Saved'}
          {failure && <span className={classes.reason}>: {failure.reason}.</span>}
          {failure?.isDeleted && hasTrash && <Link to="/dashboard/trash">Trash</Link>}
        </>
      )}
    </span>
  );
}
