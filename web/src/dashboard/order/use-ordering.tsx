import { Button } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';

import type { CachedEntries } from '../../apollo/move-entry.ts';
import type { EntityKind } from '../entity/entities.ts';
import { useMovable } from './use-movable.ts';
import { useMove } from './use-move.ts';

interface Ordering {
  /** The button that lets the entries be moved; null where they cannot be. */
  button: ReactNode;
  /** What `OrderedEntries` takes; undefined until the button is pressed. */
  onMove: ((id: string, position: number) => Promise<unknown>) | undefined;
}

/** Orders the cards of a list while a button is pressed; `isWhole` tells whether all are shown. */
export function useOrdering(kind: EntityKind, list: CachedEntries, isWhole: boolean): Ordering {
  const [isPressed, setPressed] = useState(false);
  const isMovable = useMovable(kind) && isWhole;
  const move = useMove(list);
  const button = isMovable && (
    <Button
      variant={isPressed ? 'light' : 'subtle'}
      // Narrow enough to come beside every title on a phone without breaking it.
      px="xs"
      leftSection={<IconArrowsSort size={18} stroke={1.75} />}
      aria-pressed={isPressed}
      onClick={() => setPressed(!isPressed)}
    >
      Change order
    </Button>
  );
  return { button: button || null, onMove: isMovable && isPressed ? move : undefined };
}
