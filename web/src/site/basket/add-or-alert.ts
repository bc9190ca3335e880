import i18next from 'i18next';

import { showFailure } from '../../ui/alert/alert.ts';
import { maxParts } from './basket.ts';
import type { NewPart } from './basket.ts';
import { addToBasket } from './edit-basket.ts';

/** Adds a part to the basket, or says that there is no room; returns whether it was added. */
export function addOrAlert(part: NewPart): boolean {
  const isAdded = addToBasket(part);
  if (!isAdded) showFailure(i18next.t('Lines without room', { number: 1, most: maxParts }));
  return isAdded;
}
