import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../i18n/use-language.ts';
import { replaceInBasket } from '../basket/edit-basket.ts';
import type { BasketPart } from '../basket/basket.ts';
import { matchNumber } from '../pasted-list/match-number.ts';
import classes from './BasketTable.module.css';

/** Names the numbers that replace a part, or that it replaces, and lets one ask for them in its place. */
export function OtherNumbers({ part }: { part: BasketPart }) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { schemaLanguage } = useLanguage();
  const { id, substPart, successors = [substPart].filter(Boolean), predecessors = [] } = part;
  const similar = part.similar ? [part.similar] : [];

  async function choose(number: string) {
    // On failure the part stays, without a message (spec 8).
    const found = await matchNumber(client, number, schemaLanguage).catch(() => undefined);
    if (found) replaceInBasket(id, found.part);
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
      {successors.length > 0 && (
        <span className={classes.more}>
          {t('Subst-Part')}: <span translate="no">{successors.join(' → ')}</span>
        </span>
      )}
      {predecessors.length > 0 && !part.note && (
        <span className={classes.more}>{t('replaces', { numbers: predecessors.join(', ') })}</span>
      )}
      {successors.length + predecessors.length + similar.length > 0 && (
        <span className={classes.choices}>
          {Array.from(new Set([...successors, ...predecessors]), (number) =>
            button(number, t('Ask for it instead', { number })),
          )}
          {similar.map((number) => button(number, t('Perhaps', { number })))}
        </span>
      )}
    </>
  );
}
