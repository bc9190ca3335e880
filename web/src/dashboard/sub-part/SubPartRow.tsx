import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { languages } from '../../i18n/languages.ts';
import { DataCell } from '../lists/DataTable.tsx';
import { useEntryButton } from '../ui/list-focus.ts';
import { labelIn } from '../trilingual/localized-text.ts';
import { SubPartRow_SubPartFragmentDoc } from './SubPartRow.generated.ts';
import classes from './SubPartRow.module.css';

interface SubPartRowProps {
  subPart: FragmentType<typeof SubPartRow_SubPartFragmentDoc>;
  onChoose: () => void;
}

/** Shows a sub-part as a table row; a click on the row or on its button chooses it. */
export function SubPartRow({ subPart, onChoose }: SubPartRowProps) {
  const { partNumber, description, substPart, quantity } = useSuspenseFragment({
    fragment: SubPartRow_SubPartFragmentDoc,
    fragmentName: 'SubPartRow_subPart',
    from: subPart,
  }).data;
  const button = useEntryButton();

  return (
    <tr role="row" className={classes.row} onClick={onChoose}>
      <DataCell column="Partnumber" kind="mono">
        {/* The click bubbles to the row. */}
        <button ref={button} type="button" className={classes.button} aria-haspopup="dialog">
          {partNumber || 'No number'}
        </button>
      </DataCell>
      {languages.map((language) => (
        <DataCell key={language} column={labelIn(language, 'Description')} lang={language}>
          {description[language]}
        </DataCell>
      ))}
      <DataCell column="Subst-Part" kind="mono">
        {substPart}
      </DataCell>
      <DataCell column="Quantity" kind="number">
        {quantity}
      </DataCell>
    </tr>
  );
}
