import { Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconCopy, IconPlus } from '@tabler/icons-react';
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
import { move, place, remove, rowsWith, rowsWithoutCallout, suggestNext } from './placing.ts';
import type { Placing, Point, Source } from './placing.ts';
import { SelectedCallout } from './SelectedCallout.tsx';
import { useUndo } from './use-undo.ts';

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
  const steps = useUndo(values, onChange);
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

  function select(index: number | undefined) {
    steps.endStep();
    setSelected(index);
  }

  function handlePlace(point: Point) {
    if (isFull) return;
    steps.commit(place(values, point, next));
    setChosenRow(undefined);
    select(callouts.length);
  }

  function handleDelete(index: number) {
    steps.commit(remove(values, source, index));
    select(undefined);
    addButton.current?.focus();
  }

  function undo() {
    if (!steps.canUndo) return;
    steps.undo();
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
            steps.commit(move(values, index, point), isStep ? `move ${index}` : '')
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
            {...idle(!steps.canUndo)}
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
              onClick={() => steps.commit({ ...values, callouts: lines })}
            >
              Copy the callouts of image {image}
            </Button>
          ))}
        {isFull && <Text size="sm">An image has at most {maxCallouts} callouts.</Text>}
        {selected !== undefined && callout && (
          <SelectedCallout
            key={selected}
            index={selected}
            number={callout.number}
            values={values}
            source={source}
            rows={parts.map(({ id }) => ({ value: id, label: nameOf(id) }))}
            steps={steps}
            onDelete={() => handleDelete(selected)}
            numberField={numberField}
          />
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
