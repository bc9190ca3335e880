import { Button, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';

import { idle } from '../../ui/busy.tsx';
import { useMayBeLost } from './unsaved-forms.ts';
import classes from './Neighbours.module.css';

interface NeighboursProps {
  /** The ids of the entries, in the order in which the list shows them. */
  ids: readonly string[];
  /** The entry that the dialog shows. */
  shown: string;
  onShow: (id: string) => void;
}

/** Leads from the entry in a dialog to those beside it in its list; asks first if changes would be lost. */
export function Neighbours({ ids, shown, onShow }: NeighboursProps) {
  const mayBeLost = useMayBeLost();
  const index = ids.indexOf(shown);
  // The only one, or one that the list shows no longer.
  if (index < 0 || ids.length < 2) return null;

  async function show(id: string | undefined, button: HTMLButtonElement) {
    const dialog = button.closest('[role="dialog"]') ?? undefined;
    if (id !== undefined && (await mayBeLost(dialog))) onShow(id);
  }

  const props = (id: string | undefined) => ({
    ...{ variant: 'default', size: 'xs' },
    ...idle(id === undefined),
  });
  const [previous, next] = [ids[index - 1], ids[index + 1]];
  return (
    <Group className={classes.row} gap="xs">
      <Button
        {...props(previous)}
        leftSection={<IconChevronLeft size={16} aria-hidden />}
        onClick={({ currentTarget }) => void show(previous, currentTarget)}
      >
        Previous
      </Button>
      <Button
        {...props(next)}
        rightSection={<IconChevronRight size={16} aria-hidden />}
        onClick={({ currentTarget }) => void show(next, currentTarget)}
      >
        Next
      </Button>
      <span role="status" aria-label="Entry">
        {index + 1} of {ids.length}
      </span>
    </Group>
  );
}
