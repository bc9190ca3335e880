import { memo } from 'react';

import { languages } from '../../i18n/languages.ts';
import { DataCell } from '../lists/DataTable.tsx';
import { useEntryButton } from '../ui/list-focus.ts';
import { labelOf } from '../entity/fields.ts';
import { labelIn } from '../entity/localized-text.ts';
import { fields } from './sub-part-fields.ts';
import type { plainFields } from './sub-part-fields.ts';
import type { SubPartFields_SubPartFragment } from './SubPartFields.generated.ts';
import classes from './SubPartRow.module.css';

interface SubPartRowProps {
  subPart: SubPartFields_SubPartFragment;
  /** The fields behind the part number. */
  others: typeof plainFields;
  onChoose: (id: string) => void;
}

/**
 * Shows a sub-part as a table row; a click on the row or on its button chooses it. Renders again only when
 * the sub-part has changed: a list may have thousands.
 */
export const SubPartRow = memo(function SubPartRow({ subPart, others, onChoose }: SubPartRowProps) {
  const button = useEntryButton();

  return (
    <tr role="row" className={classes.row} onClick={() => onChoose(subPart.id)}>
      <DataCell column={labelOf(fields, 'partNumber')} kind="mono">
        {/* The click bubbles to the row. */}
        <button ref={button} type="button" className={classes.button} aria-haspopup="dialog">
          {subPart.partNumber || 'No number'}
        </button>
      </DataCell>
      {languages.map((language) => (
        <DataCell key={language} column={labelIn(language, 'Description')} lang={language}>
          {subPart.description[language]}
        </DataCell>
      ))}
      {others.map(({ name, label, kind }) => (
        <DataCell key={name} column={label} kind={kind}>
          {subPart[name]}
        </DataCell>
      ))}
    </tr>
  );
});
