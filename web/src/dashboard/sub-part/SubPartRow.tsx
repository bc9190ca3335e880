import { memo } from 'react';

import { DataCell } from '../lists/DataTable.tsx';
import type { SubPartColumn } from './sub-part-columns.ts';
import type { SubPartFields_SubPartFragment } from './SubPartFields.generated.ts';
import classes from './SubPartRow.module.css';

interface SubPartRowProps {
  subPart: SubPartFields_SubPartFragment;
  columns: readonly SubPartColumn[];
  /** A further column, which is empty: that of the states of rows which are edited in place. */
  emptyColumn?: string | undefined;
  onChoose: (id: string) => void;
}

/**
 * Shows a sub-part as a table row; a click on the row or on its button chooses it. Renders again only when
 * the sub-part has changed: a list may have thousands.
 */
export const SubPartRow = memo(function SubPartRow(props: SubPartRowProps) {
  const { subPart, columns, emptyColumn, onChoose } = props;

  return (
    <tr role="row" className={classes.row} onClick={() => onChoose(subPart.id)}>
      {columns.map(({ name, path, kind, language, shown }) => (
        <DataCell key={name} column={name} kind={kind} {...(language && { lang: language })}>
          {path !== 'partNumber' ? (
            shown(subPart)
          ) : (
            // The click bubbles to the row.
            <button type="button" className={classes.button} aria-haspopup="dialog">
              {shown(subPart) || 'No number'}
            </button>
          )}
        </DataCell>
      ))}
      {emptyColumn && <DataCell column={emptyColumn}>{null}</DataCell>}
    </tr>
  );
});
