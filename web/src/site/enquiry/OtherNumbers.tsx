import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../i18n/use-language.ts';
import { replaceInBasket } from '../basket/edit-basket.ts';
import type { BasketPart } from '../basket/basket.ts';
import { HistoryLines } from '../part-history/HistoryLines.tsx';
import { otherNumbers, ownHistory } from '../part-history/part-history.ts';
import type { PartHistory } from '../part-history/part-history.ts';
import { matchNumber } from '../pasted-list/match-number.ts';
import classes from './BasketTable.module.css';

interface OtherNumbersProps {
  part: BasketPart;
  /** What the part lists say of it, once that is known. */
  history?: PartHistory | undefined;
}

/** The id of the field for a part's quantity. */
export const quantityFieldId = (partId: string) => `quantity-${partId}`;

/** Names the numbers that replace a part, or that it replaces, and lets one ask for them in its place. */
export function OtherNumbers({ part, history = ownHistory(part) }: OtherNumbersProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { schemaLanguage } = useLanguage();
  const others = otherNumbers(history, part.partNumber);
  const similar = part.similar ? [part.similar] : [];

  async function choose(number: string) {
    // On failure the part stays, without a message (spec 8).
    const found = await matchNumber(client, number, schemaLanguage).catch(() => undefined);
    if (!found) return;
    // The button goes with its number.
    flushSync(() => replaceInBasket(part.id, found.part));
    document.getElementById(quantityFieldId(found.part.id))?.focus();
  }

  const button = (number: string, label: string) => (
    <Button
      key={number}
      variant="default"
      size="xs"
      aria-label={`${label} (${part.partNumber})`}
      onClick={() => void choose(number)}
    >
      {label}
    </Button>
  );

  return (
    <>
      <HistoryLines part={part} history={history} />
      {others.length + similar.length > 0 && (
        <span className={classes.choices}>
          {others.map((number) => button(number, t('Ask for it instead', { number })))}
          {similar.map((number) => button(number, t('Perhaps', { number })))}
        </span>
      )}
    </>
  );
}
