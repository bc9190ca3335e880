import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react';
import { useContext } from 'react';

import { idle } from '../../ui/busy.tsx';
import { OrderContext } from './order-context.ts';

interface MoveButtonsProps {
  /** What identifies the entry among those of `OrderedEntries`. */
  id: string;
  /** What the buttons call it: 'image 2'. */
  name: string;
  /** Whether the entries stand beside each other. */
  sideways?: boolean;
}

/** Moves an entry of `OrderedEntries` by one position. Renders nothing where it cannot be moved. */
export function MoveButtons({ id, name, sideways = false }: MoveButtonsProps) {
  const order = useContext(OrderContext);
  if (!order) return null;
  const position = order.ids.indexOf(id) + 1;
  const Up = sideways ? IconArrowLeft : IconArrowUp;
  const Down = sideways ? IconArrowRight : IconArrowDown;
  const props = (end: number) => ({
    ...{ variant: 'default', size: 'md' },
    // An entry that is found by a filter may stand behind the loaded ones, nobody knows where.
    ...idle(position === 0 || position === end),
  });

  return (
    <>
      <ActionIcon
        {...props(1)}
        aria-label={`Move ${name} up`}
        onClick={() => order.move(id, position - 1)}
      >
        <Up size={16} stroke={1.75} />
      </ActionIcon>
      <ActionIcon
        {...props(order.total)}
        aria-label={`Move ${name} down`}
        onClick={() => order.move(id, position + 1)}
      >
        <Down size={16} stroke={1.75} />
      </ActionIcon>
    </>
  );
}
