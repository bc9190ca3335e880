import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { ComparisonDocument } from './Comparison.generated.ts';
import classes from './Comparison.module.css';
import { differencesOf } from './differences.ts';
import { FieldDifference } from './FieldDifference.tsx';
import type { RevisedField } from './revised-fields.ts';

interface ComparisonProps {
  fields: readonly RevisedField[];
  /** The ids of the two revisions. */
  older: string;
  newer: string;
  categoryName: ((id: string) => string) | undefined;
}

/** Shows in which fields two revisions differ, and how. */
export function Comparison({ fields, older, newer, categoryName = () => '' }: ComparisonProps) {
  const { data } = useScreenQuery(ComparisonDocument, { older, newer });
  // Gone: an object keeps its last revisions only.
  if (data.older?.__typename !== 'Revision' || data.newer?.__typename !== 'Revision') {
    return <p className={classes.note}>This revision is no longer kept.</p>;
  }
  const differences = differencesOf({
    fields,
    older: data.older,
    newer: data.newer,
    categoryName: (id) => (id && categoryName(id)) || (id ? 'A deleted category' : ''),
  });
  if (differences.length === 0) return <p className={classes.note}>Nothing differs.</p>;

  return (
    <dl className={classes.differences}>
      {differences.map((difference) => (
        <FieldDifference key={difference.field.name} difference={difference} />
      ))}
    </dl>
  );
}
