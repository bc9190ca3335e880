import { VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { succeeds } from '../ui/succeeds.ts';
import { OrderContext } from './order-context.ts';
import type { DragProps } from './order-context.ts';

interface OrderedEntriesProps {
  /** What identifies the entries, in their order. */
  ids: readonly string[];
  /** How many entries there are, if not all are loaded. */
  total?: number;
  /** Gives an entry another position; undefined where that is not possible now. */
  onMove: ((id: string, position: number) => Promise<unknown>) | undefined;
  /** The list, of `OrderedItem`s. */
  children: ReactNode;
}

/** Moves the entries of a list by their buttons and by dragging, and announces where they are then. */
export function OrderedEntries(props: OrderedEntriesProps) {
  const { ids, total = ids.length, onMove, children } = props;
  const [announcement, setAnnouncement] = useState('');
  const dragged = useRef<string>(undefined);

  async function handleMove(id: string, position: number) {
    if (!onMove || position < 1 || position > total || ids[position - 1] === id) return;
    // A screen reader says nothing of a text that stays the same, as when two entries get to one position.
    setAnnouncement('');
    if (await succeeds(onMove(id, position))) {
      setAnnouncement(`Moved to position ${position} of ${total}`);
    }
  }

  const move = (id: string, position: number) => void handleMove(id, position);
  const drag = (id: string): DragProps => ({
    draggable: true,
    onDragStart: ({ dataTransfer }) => {
      dragged.current = id;
      dataTransfer.effectAllowed = 'move';
    },
    onDragOver: (event) => {
      // Otherwise nothing can be dropped here. Files are for the area that takes them.
      if (dragged.current !== undefined) event.preventDefault();
    },
    onDrop: (event) => {
      if (dragged.current === undefined) return;
      event.preventDefault();
      move(dragged.current, ids.indexOf(id) + 1);
    },
    onDragEnd: () => {
      dragged.current = undefined;
    },
  });
  return (
    <OrderContext value={onMove && total > 1 ? { ids, total, move, drag } : null}>
      {children}
      <VisuallyHidden role="status" aria-label="Order">
        {announcement}
      </VisuallyHidden>
    </OrderContext>
  );
}
