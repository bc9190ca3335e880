import { useContext } from 'react';
import type { ReactNode } from 'react';

import { MoveButtons } from './MoveButtons.tsx';
import { OrderContext } from './order-context.ts';
import classes from './OrderedItem.module.css';

interface OrderedItemProps {
  /** What identifies the entry among those of `OrderedEntries`. */
  id: string;
  /** What the buttons call it: 'image 2'. */
  name: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Shows an entry of a list; it can be dragged, and has the buttons that move it, within `OrderedEntries`. */
export function OrderedItem({ id, name, className, children }: OrderedItemProps) {
  const orderAround = useContext(OrderContext);
  // What has no id is no entry of the list around, such as an image being uploaded for one.
  const order = id === '' ? null : orderAround;

  return (
    <li className={`${classes.item} ${className ?? ''}`} {...order?.drag(id)}>
      {children}
      {order && (
        <div className={classes.buttons}>
          <MoveButtons id={id} name={name} sideways />
        </div>
      )}
    </li>
  );
}
