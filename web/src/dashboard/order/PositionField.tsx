import { Button, Group, NumberInput } from '@mantine/core';
import { useContext, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { MoveButtons } from './MoveButtons.tsx';
import { OrderContext } from './order-context.ts';
import classes from './PositionField.module.css';

interface PositionFieldProps {
  /** What identifies the entry among those of `OrderedEntries`. */
  id: string;
  /** What the buttons call it: 'the spare part'. */
  name: string;
}

/**
 * Shows where an entry of `OrderedEntries` stands, and moves it to any position, however long the list is.
 * Renders nothing where it cannot be moved.
 */
export function PositionField({ id, name }: PositionFieldProps) {
  const order = useContext(OrderContext);
  const [typed, setTyped] = useState<number | string>('');
  if (!order) return null;
  const { ids, total, move } = order;
  const position = Number(typed);

  function handleMove() {
    if (position < 1) return;
    move(id, Math.min(position, total));
    setTyped('');
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter would save the form around.
    event.preventDefault();
    handleMove();
  }

  return (
    <Group gap="xs" role="group" aria-label="Position in the list">
      <span role="status" aria-label="Position" className={classes.position}>
        Position {ids.indexOf(id) + 1 || '…'} of {total}
      </span>
      <MoveButtons id={id} name={name} />
      <NumberInput
        aria-label="New position"
        placeholder="Position"
        className={classes.input}
        min={1}
        max={total}
        allowDecimal={false}
        allowNegative={false}
        value={typed}
        onChange={setTyped}
        onKeyDown={handleKeyDown}
      />
      <Button variant="default" onClick={handleMove}>
        Move
      </Button>
    </Group>
  );
}
