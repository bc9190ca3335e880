import { useQuery } from '@apollo/client/react';

import { minuteOf } from '../ui/times.ts';
import classes from './RequestDialog.module.css';
import { RequestHistoryDocument } from './RequestHistory.generated.ts';
import { statusNames } from '../ui/request-status.ts';

/** Lists, folded, what was recorded about an enquiry, newest first; shows nothing if nothing was. */
export function RequestHistory({ id }: { id: string }) {
  // Others add to it.
  const { data } = useQuery(RequestHistoryDocument, {
    variables: { of: id },
    fetchPolicy: 'network-only',
  });
  const revisions = data?.requestRevisions ?? [];
  if (revisions.length === 0) return null;

  return (
    <details>
      <summary>History ({revisions.length})</summary>
      <ol className={classes.history}>
        {revisions
          .toReversed()
          .map(({ id: revision, savedAt, savedBy, status, note, assignee }) => (
            <li key={revision}>
              <span className={classes.when}>
                {[
                  savedBy?.login,
                  savedAt && minuteOf(savedAt),
                  status && statusNames[status],
                  assignee && `assigned to ${assignee.login}`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              {note && <p className={classes.comment}>{note}</p>}
            </li>
          ))}
      </ol>
    </details>
  );
}
