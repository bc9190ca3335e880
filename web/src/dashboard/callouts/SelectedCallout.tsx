import { Button, MultiSelect, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Ref } from 'react';

import classes from './CalloutEditor.module.css';
import { renumber, rowsWith, setRows } from './placing.ts';
import type { Placing, Source } from './placing.ts';
import type { useUndo } from './use-undo.ts';

interface SelectedCalloutProps {
  index: number;
  number: string;
  values: Placing;
  source: Source;
  rows: { value: string; label: string }[];
  steps: Pick<ReturnType<typeof useUndo<Placing>>, 'commit' | 'endStep'>;
  onDelete: () => void;
  numberField: Ref<HTMLInputElement>;
}

/** Edits the number and the rows of a callout. */
export function SelectedCallout(props: SelectedCalloutProps) {
  const { index, number, values, source, rows, steps, onDelete, numberField } = props;
  const [typed, setTyped] = useState<string>();
  /** What the number that is being typed replaces. */
  const beforeTyping = useRef(values);

  function handleNumber(text: string) {
    setTyped(text);
    const changed = text.replaceAll(/\s+/g, ' ').trim();
    if (changed === '' || changed.includes(',')) return;
    steps.commit(renumber(beforeTyping.current, source, index, changed), `number ${index}`);
  }

  return (
    <fieldset className={classes.selected}>
      <legend>Callout {number}</legend>
      <TextInput
        ref={numberField}
        label="Number"
        maxLength={20}
        value={typed ?? number}
        onFocus={(event) => {
          beforeTyping.current = values;
          steps.endStep();
          event.currentTarget.select();
        }}
        onBlur={() => setTyped(undefined)}
        onChange={(event) => handleNumber(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Not the form: it is saved when all callouts are placed.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <MultiSelect
        label="Rows"
        searchable
        limit={50}
        data={rows}
        value={rowsWith(values, number)}
        onChange={(ids) => steps.commit(setRows(values, number, ids))}
        nothingFoundMessage="No part"
        comboboxProps={{ withinPortal: false }}
      />
      <Button
        variant="outline"
        color="red.9"
        leftSection={<IconTrash size={18} />}
        onClick={onDelete}
      >
        Delete callout
      </Button>
    </fieldset>
  );
}
