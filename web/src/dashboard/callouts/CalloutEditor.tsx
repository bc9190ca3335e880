import { Button, Group, MultiSelect, Text, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import type { SubPartFields_SubPartFragment } from '../sub-part/SubPartFields.generated.ts';
import { idle } from '../../ui/busy.tsx';
import { isShortcut } from '../ui/shortcut.ts';
import { parseCallouts } from './callout-lines.ts';
import type { Drawing } from './callout-lines.ts';
import classes from './CalloutEditor.module.css';
import { CalloutImage } from './CalloutImage.tsx';
import { CalloutLists } from './CalloutLists.tsx';
import {
  move,
  place,
  remove,
  renumber,
  rowsWith,
  rowsWithoutCallout,
  setRows,
  suggestNext,
} from './placing.ts';
import type { Placing, Point, Source } from './placing.ts';

/** The most callouts of an image (schema.graphql). */
const maxCallouts = 200;

interface CalloutEditorProps {
  image: Drawing;
  parts: readonly SubPartFields_SubPartFragment[];
  source: Source;
  /** The callouts of the spare's other images that have some: a newer image of the same picture takes them. */
  others: { image: number; lines: string }[];
  values: Placing;
  onChange: (values: Placing) => void;
}

/** Places callouts on an image by pointer and keyboard, and says which rows and callouts lack each other. */
export function CalloutEditor(props: CalloutEditorProps) {
  const { image, parts, source, others, values, onChange } = props;
  const [selected, setSelected] = useState<number>();
  const [chosenRow, setChosenRow] = useState<string>();
  const [past, setPast] = useState<Placing[]>([]);
  /** What the last change was: more of the same are undone with it. */
  const lastStep = useRef('');
  /** What the number that is being typed replaces. */
  const beforeTyping = useRef(values);
  const [typed, setTyped] = useState<string>();
  const numberField = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  const callouts = parseCallouts(values.callouts);
  const callout = selected === undefined ? undefined : callouts[selected];
  const next = suggestNext(values, source, chosenRow);
  const isFull = callouts.length >= maxCallouts;
  const nameOf = (id: string) => {
    const part = parts.find((one) => one.id === id);
    return part ? [part.partNumber, part.description.de].filter(Boolean).join(' ') : '';
  };
  const namesOf = (number: string) => rowsWith(values, number).map(nameOf).join('; ');

  function commit(changed: Placing, step = '') {
    if (step === '' || step !== lastStep.current) setPast([...past, values]);
    lastStep.current = step;
    onChange(changed);
  }

  function select(index: number | undefined) {
    lastStep.current = '';
    setTyped(undefined);
    setSelected(index);
  }

  function handlePlace(point: Point) {
    if (isFull) return;
    commit(place(values, point, next));
    setChosenRow(undefined);
    select(callouts.length);
  }

  function handleDelete(index: number) {
    commit(remove(values, source, index));
    select(undefined);
    addButton.current?.focus();
  }

  function handleNumber(index: number, text: string) {
    setTyped(text);
    const number = text.replaceAll(/\s+/g, ' ').trim();
    if (number === '' || number.includes(',')) return;
    commit(renumber(beforeTyping.current, source, index, number), `number ${index}`);
  }

  function undo() {
    const before = past.at(-1);
    if (!before) return;
    setPast(past.slice(0, -1));
    onChange(before);
    select(undefined);
  }

  function handleKeyDown(event: KeyboardEvent) {
    // A field has an undo of its own.
    if (!isShortcut(event, 'z') || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    undo();
  }

  return (
    <div className={classes.columns} onKeyDown={handleKeyDown}>
      <div>
        <CalloutImage
          image={image}
          callouts={callouts}
          selected={selected}
          namesOf={namesOf}
          onPlace={handlePlace}
          onSelect={select}
          onMove={(index, point, isStep) =>
            commit(move(values, index, point), isStep ? `move ${index}` : '')
          }
          onDelete={handleDelete}
          onType={() => numberField.current?.focus()}
        />
        <Text size="sm" c="var(--ink-soft)" mt="xs">
          A click on the image places the next callout. Drag a callout, or move it with the arrow
          keys by one pixel, with Shift by ten; type its number; Delete removes it.
        </Text>
      </div>
      <div className={classes.side}>
        <Text size="sm">
          Next: <strong>{next.number}</strong>{' '}
          {next.rowId === undefined ? 'without a row' : nameOf(next.rowId)}
        </Text>
        <Group gap="xs">
          <Button
            ref={addButton}
            variant="default"
            leftSection={<IconPlus size={18} />}
            {...idle(isFull)}
            onClick={() => handlePlace({ x: 50, y: 50 })}
          >
            Place in the middle
          </Button>
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={18} />}
            {...idle(past.length === 0)}
            onClick={undo}
          >
            Undo
          </Button>
        </Group>
        {callouts.length === 0 &&
          others.map(({ image, lines }) => (
            <Button
              key={image}
              variant="default"
              leftSection={<IconCopy size={18} />}
              onClick={() => commit({ ...values, callouts: lines })}
            >
              Copy the callouts of image {image}
            </Button>
          ))}
        {isFull && <Text size="sm">An image has at most {maxCallouts} callouts.</Text>}
        {selected !== undefined && callout && (
          <fieldset className={classes.selected}>
            <legend>Callout {callout.number}</legend>
            <TextInput
              ref={numberField}
              label="Number"
              maxLength={20}
              value={typed ?? callout.number}
              onFocus={(event) => {
                beforeTyping.current = values;
                lastStep.current = '';
                event.currentTarget.select();
              }}
              onBlur={() => setTyped(undefined)}
              onChange={(event) => handleNumber(selected, event.currentTarget.value)}
              onKeyDown={(event) => {
                // Not the form: it is saved when all callouts are placed.
                if (event.key === 'Enter') event.preventDefault();
              }}
            />
            <MultiSelect
              label="Rows"
              searchable
              limit={50}
              data={parts.map(({ id }) => ({ value: id, label: nameOf(id) }))}
              value={rowsWith(values, callout.number)}
              onChange={(ids) => commit(setRows(values, callout.number, ids))}
              nothingFoundMessage="No part"
              comboboxProps={{ withinPortal: false }}
            />
            <Button
              variant="outline"
              color="red.9"
              leftSection={<IconTrash size={18} />}
              onClick={() => handleDelete(selected)}
            >
              Delete callout
            </Button>
          </fieldset>
        )}
        <CalloutLists
          rows={rowsWithoutCallout(values, source).map((id) => ({ id, name: nameOf(id) }))}
          nextRow={next.rowId}
          onChooseRow={setChosenRow}
          callouts={callouts
            .map(({ number }, index) => ({ number, index }))
            .filter(({ number }) => rowsWith(values, number).length === 0)}
          onSelect={select}
        />
      </div>
    </div>
  );
}
