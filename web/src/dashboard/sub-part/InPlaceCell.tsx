import { useRef } from 'react';
import type { KeyboardEvent } from 'react';

import { DataCell } from '../lists/DataTable.tsx';
import { useNumberBefore } from '../ui/use-number-before.ts';
import classes from './InPlaceRow.module.css';
import type { SubPartColumn } from './sub-part-columns.ts';
import { numberAttributes } from './SubPartFields.tsx';

interface InPlaceCellProps {
  column: SubPartColumn;
  /** The number of its row. */
  position: number;
  value: string;
  onChange: (value: string) => void;
  /** The id of the row's form. */
  form: string;
  /** The id of what says that the row is not saved. */
  describedBy: string | undefined;
  isInvalid: boolean;
  /** Called when the row cannot be saved because of this value, with the reason. */
  onInvalid: (reason: string) => void;
}

const wholeNumber = `a whole number from 0 to ${numberAttributes.max.toLocaleString('en')}`;

/** Edits one value of a sub-part in its row. Escape takes back what was typed since the cell got the focus. */
export function InPlaceCell(props: InPlaceCellProps) {
  const { column, position, value, onChange, form, describedBy, isInvalid, onInvalid } = props;
  const { name, kind, language } = column;
  const before = useRef(value);
  const { onFocus, ...number } = useNumberBefore(value, onChange);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape' && value !== before.current) onChange(before.current);
  }

  return (
    <DataCell column={name} kind={kind}>
      <input
        className={classes.input}
        form={form}
        aria-label={`${name}, row ${position}`}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        data-cell={column.path}
        lang={language}
        spellCheck={language !== undefined}
        autoComplete="off"
        {...(kind === 'number' && { ...numberAttributes, ...number })}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onFocus={(event) => {
          before.current = value;
          // Selects it: as in a spreadsheet, typing replaces.
          onFocus(event);
        }}
        onKeyDown={handleKeyDown}
        // The browser's own message is in the browser's language.
        onInvalid={() => onInvalid(`${name}: ${wholeNumber}`)}
      />
    </DataCell>
  );
}
