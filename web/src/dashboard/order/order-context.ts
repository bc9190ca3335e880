import { createContext } from 'react';
import type { HTMLAttributes } from 'react';

/** What makes an element draggable, and a target of dragging. */
export type DragProps = Pick<
  HTMLAttributes<HTMLElement>,
  'draggable' | 'onDragStart' | 'onDragOver' | 'onDrop' | 'onDragEnd'
>;

/** The order of a list whose entries can be moved. */
export interface Order {
  /** What identifies the entries, in their order, as far as they are loaded. */
  ids: readonly string[];
  /** How many there are. */
  total: number;
  /** Gives an entry another position, of which the first is 1. */
  move: (id: string, position: number) => void;
  /** Returns the props with which an entry can be dragged to the position of another one. */
  drag: (id: string) => DragProps;
}

/** The order of the list around; null where its entries cannot be moved. */
export const OrderContext = createContext<Order | null>(null);
