import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { useEntryButton } from '../ui/list-focus.ts';
import classes from './ImageTile.module.css';

interface ImageTileProps {
  removeLabel: string;
  removing?: boolean;
  onRemove: () => void;
  /** The image. */
  children: ReactNode;
}

/** Shows an image of a list, with the icon that removes it. */
export function ImageTile({ removeLabel, removing = false, onRemove, children }: ImageTileProps) {
  const button = useEntryButton();

  return (
    <li className={classes.tile}>
      {children}
      <ActionIcon
        ref={button}
        className={classes.remove}
        variant="default"
        size="lg"
        loading={removing}
        onClick={onRemove}
        aria-label={removeLabel}
      >
        <IconTrash size={18} stroke={1.75} />
      </ActionIcon>
    </li>
  );
}
