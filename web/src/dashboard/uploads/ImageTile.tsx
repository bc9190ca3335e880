import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { busy } from '../../ui/busy.tsx';
import { OrderedItem } from '../order/OrderedItem.tsx';
import classes from './ImageTile.module.css';

interface ImageTileProps {
  /** What identifies the image in an ordered list, and what its buttons call it. */
  id?: string;
  name?: string;
  removeLabel: string;
  removing?: boolean;
  onRemove: () => void;
  /** The image. */
  children: ReactNode;
}

/** Shows an image of a list, with the icon that removes it. */
export function ImageTile(props: ImageTileProps) {
  const { id = '', name = '', removeLabel, removing = false, onRemove, children } = props;

  return (
    <OrderedItem id={id} name={name} className={classes.tile}>
      {children}
      <ActionIcon
        className={classes.remove}
        variant="default"
        size="lg"
        {...busy(removing)}
        onClick={onRemove}
        aria-label={removeLabel}
      >
        <IconTrash size={18} stroke={1.75} />
      </ActionIcon>
    </OrderedItem>
  );
}
