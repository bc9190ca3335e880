import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { ComparedRevisionDocument } from './Comparison.generated.ts';
import classes from './Comparison.module.css';
import { differencesOf } from './differences.ts';
import { FieldDifference } from './FieldDifference.tsx';
import type { RevisedField } from './revised-fields.ts';

interface ComparisonProps {
  fields: readonly RevisedField[];
  /** The ids of the two revisions. */
  olderId: string;
  newerId: string;
  /** Whether the newer one is the present. */
  isWithPresent: boolean;
  categoryName: ((id: string) => string) | undefined;
}

/** Shows in which fields two revisions differ, and how. */
export function Comparison(props: ComparisonProps) {
  const { fields, olderId, newerId, isWithPresent, categoryName = () => '' } = props;
  const older = useScreenQuery(ComparedRevisionDocument, { id: olderId }).data.node;
  const newer = useScreenQuery(ComparedRevisionDocument, { id: newerId }).data.node;
  // Gone: an object keeps its last revisions only.
  if (older?.__typename !== 'Revision' || newer?.__typename !== 'Revision') {
    return <p className={classes.note}>This revision is no longer kept.</p>;
  }
  const differences = differencesOf({
    fields,
    older,
    newer,
    categoryName: (id) => (id && categoryName(id)) || (id ? 'A deleted category' : ''),
  });
  if (differences.length === 0) return <p className={classes.note}>Nothing differs.</p>;

  return (
    <dl className={classes.differences}>
      {differences.map((difference) => (
        <FieldDifference
          key={difference.field.name}
          difference={difference}
          isWithPresent={isWithPresent}
        />
      ))}
    </dl>
  );
}
