import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import { languageOf } from '../../i18n/languages.ts';
import { CopyPartNumber } from './CopyPartNumber.tsx';
import type { PartTable_SpareFragment } from './PartTable.generated.ts';
import classes from './PartTable.module.css';

type Part = PartTable_SpareFragment['parts']['edges'][number]['node'];

/** What a row puts into the inquiry: number, description and substitute part, comma separated (spec 2.7). */
export function textOf({ partNumber, description, substPart }: Part): string {
  return [partNumber, description.in, substPart].filter(Boolean).join(', ');
}

interface PartCellsProps {
  part: Part;
  onCopy: (text: string) => void;
}

/** Shows a sub-part in the cells of its row. Memoised: a list has thousands, and a filter renders all rows. */
export const PartCells = memo(function PartCells({ part, onCopy }: PartCellsProps) {
  const { t } = useTranslation();
  const { partNumber, description, substPart, quantity } = part;

  return (
    <>
      <td>
        {/* Makes the row's click available by keyboard; the click bubbles to the row. */}
        <button
          type="button"
          className={classes.number}
          data-readable
          aria-label={t('Put part into the inquiry', { number: partNumber })}
        >
          {partNumber}
        </button>
        <CopyPartNumber partNumber={partNumber} onCopy={() => onCopy(textOf(part))} />
      </td>
      <td lang={languageOf(description.writtenIn)}>{description.in}</td>
      <td className={classes.number} data-label={t('Subst-Part')}>
        {substPart}
      </td>
      <td className={classes.quantity} data-label={t('Quantity')}>
        {quantity}
      </td>
    </>
  );
});
