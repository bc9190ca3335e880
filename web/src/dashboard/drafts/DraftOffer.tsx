import { Button, Group } from '@mantine/core';

import { minuteOf } from '../ui/times.ts';
import classes from './DraftOffer.module.css';
import type { DraftOffer as Offer } from './use-stored-draft.ts';

/** Offers what was typed into a form and not saved before its page was closed. */
export function DraftOffer({ offer }: { offer: Offer }) {
  return (
    <Group role="group" aria-label="Draft" className={classes.offer}>
      <span>Not saved: what you typed here on {minuteOf(offer.typedAt)}.</span>
      <Button size="xs" onClick={offer.restore}>
        Restore
      </Button>
      <Button size="xs" variant="default" onClick={offer.discard}>
        Discard
      </Button>
    </Group>
  );
}
