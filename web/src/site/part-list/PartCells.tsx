import { IconCheck, IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { languageOf } from '../../i18n/languages.ts';
import type { BasketPart } from '../basket/basket.ts';
import { HistoryLines } from '../part-history/HistoryLines.tsx';
import type { PartHistory } from '../part-history/part-history.ts';
import { CalloutNumbers } from '../ui/CalloutNumbers.tsx';
import { CopyPartNumber } from './CopyPartNumber.tsx';
import { partColumns } from './part-columns.ts';
import type { PartTable_PartFragment } from './PartTable.generated.ts';
import classes from './PartTable.module.css';

type Part = PartTable_PartFragment;

const otherColumns = partColumns.filter(({ kind }) => kind !== 'main');

/** A row as it is picked: the description in the current language (spec 2.7). */
export function pickedPart({ id, partNumber, description, substPart }: Part): BasketPart {
  return { id, partNumber, description: description.in, substPart, quantity: 1 };
}

interface PartCellsProps {
  part: Part;
  spareId: string;
  /** What other lists say of it, once that is known. */
  history: PartHistory | undefined;
  /** How many of it are in the enquiry for several parts. */
  inBasket: number;
  onCopy: (part: BasketPart) => void;
  onAdd: (part: BasketPart) => void;
}

/** Shows a sub-part in the cells of its row. Memoised: a list has thousands, and a filter renders all rows. */
export const PartCells = memo(function PartCells({
  part,
  spareId,
  history,
  inBasket,
  onCopy,
  onAdd,
}: PartCellsProps) {
  const { t } = useTranslation();
  const { partNumber } = part;
  const AddIcon = inBasket > 0 ? IconCheck : IconPlus;

  function handleAdd(event: MouseEvent) {
    // The row would pick it.
    event.stopPropagation();
    onAdd(pickedPart(part));
  }

  return (
    <>
      <th role="rowheader" scope="row" aria-label={partNumber} translate="no">
        {/* Makes the row's click available by keyboard; the click bubbles to the row. */}
        <button
          type="button"
          className={classes.number}
          data-readable
          aria-label={t('Put part into the form', { number: partNumber })}
        >
          {partNumber}
        </button>
        <CalloutNumbers callout={part.callout} />
        <CopyPartNumber partNumber={partNumber} onCopy={() => onCopy(pickedPart(part))} />
        <button
          type="button"
          className={classes.copy}
          data-copied={inBasket > 0 || undefined}
          title={t('Add part to the enquiry', { number: partNumber })}
          aria-label={t('Add part to the enquiry', { number: partNumber })}
          onClick={handleAdd}
        >
          <AddIcon size={16} aria-hidden />
        </button>
      </th>
      {otherColumns.map(({ heading, kind, textOf, writtenIn }) => (
        <td
          key={heading}
          role="cell"
          className={kind === 'text' ? undefined : classes[kind]}
          translate={kind === 'number' ? 'no' : undefined}
        >
          {kind !== 'text' && textOf(part) !== '' && (
            <span className={classes.label} translate="yes">
              {t(heading)}:{' '}
            </span>
          )}
          {writtenIn ? (
            <span lang={languageOf(writtenIn(part))}>{textOf(part)}</span>
          ) : (
            textOf(part)
          )}
          {kind === 'text' && history && (
            <HistoryLines part={part} history={history} spareId={spareId} showsSubstitute />
          )}
        </td>
      ))}
    </>
  );
});
