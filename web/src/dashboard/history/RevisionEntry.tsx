import type { RevisionListQuery } from './RevisionList.generated.ts';
import classes from './RevisionEntry.module.css';
import type { RevisedField } from './revised-fields.ts';
import { timeOf } from './revisions.ts';

interface RevisionEntryProps {
  revision: NonNullable<RevisionListQuery['revisions']>['edges'][number]['node'];
  /** The fields of the object. */
  fields: readonly RevisedField[];
  /** Whether it is what is stored now. */
  isPresent: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** Shows when a revision was saved, by whom and which fields that has changed; a click chooses it. */
export function RevisionEntry(props: RevisionEntryProps) {
  const { revision, fields, isPresent, isChosen, onChoose } = props;
  const { savedBy, isOwn, changedFields } = revision;
  const labels = fields
    .filter(({ name }) => changedFields.includes(name))
    .map(({ label }) => label);

  return (
    <li>
      <button type="button" className={classes.entry} aria-pressed={isChosen} onClick={onChoose}>
        <span className={classes.time}>
          {timeOf(revision)}
          {isPresent && <span className={classes.present}>Present</span>}
        </span>
        {savedBy && (
          <span className={classes.detail}>
            by {savedBy.login}
            {isOwn && ', in this session'}
          </span>
        )}
        <span className={classes.detail}>
          {savedBy === null ? 'As it was then' : labels.join(', ') || 'Added'}
        </span>
      </button>
    </li>
  );
}
