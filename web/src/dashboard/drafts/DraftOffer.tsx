import { Button, Group } from '@mantine/core';
import type { MouseEvent } from 'react';

import { minuteOf } from '../ui/times.ts';
import classes from './DraftOffer.module.css';
import { useMayBeLost } from './unsaved-forms.ts';
import type { DraftOffer as Offer } from './use-stored-draft.ts';

/**
 * Offers what was typed into a form before and neither saved nor discarded. It takes the place of what was typed
 * since, if the administrator says so.
 */
export function DraftOffer({ offer }: { offer: Offer }) {
  const mayBeLost = useMayBeLost();

  async function handleRestore({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (await mayBeLost(currentTarget.form ?? undefined)) offer.restore();
  }

  return (
    <Group role="group" aria-label="Draft" className={classes.offer}>
      <span>Not saved: what you typed here on {minuteOf(offer.typedAt)}.</span>
      <Button size="xs" onClick={handleRestore}>
        Restore
      </Button>
      <Button size="xs" variant="default" onClick={offer.discard}>
        Discard
      </Button>
    </Group>
  );
}
