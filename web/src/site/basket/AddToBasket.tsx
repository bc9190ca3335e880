import { Button } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { showFailure } from '../../ui/alert/alert.ts';
import { maxParts, useBasket } from './basket.ts';
import { addToBasket } from './edit-basket.ts';
import type { NewPart } from './basket.ts';

/** Adds a part to the enquiry for several parts, once more with each click; says how many are in it. */
export function AddToBasket({ part }: { part: NewPart }) {
  const { t } = useTranslation();
  const existing = useBasket().find(({ id }) => id === part.id);
  const add = () => {
    if (!addToBasket(part)) showFailure(t('Lines without room', { number: 1, most: maxParts }));
  };
  const Icon = existing ? IconCheck : IconPlus;

  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<Icon size={16} aria-hidden />}
      aria-label={t('Add part to the enquiry', { number: part.partNumber })}
      onClick={add}
    >
      {existing ? `${t('Added')}: ${existing.quantity ?? '?'}` : t('Add')}
    </Button>
  );
}
