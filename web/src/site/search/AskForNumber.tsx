import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { AddToBasket } from '../basket/AddToBasket.tsx';
import { useBasket } from '../basket/basket.ts';
import { unlistedId } from '../basket/edit-basket.ts';
import { isPartNumber } from './part-number.ts';
import classes from './SearchScreen.module.css';

/** Offers the enquiry for a part number that no list has; shows nothing for what is no number. */
export function AskForNumber({ number }: { number: string }) {
  const { t } = useTranslation();
  const id = unlistedId(number);
  const isIn = useBasket().some((part) => part.id === id);

  if (!isPartNumber(number)) return null;
  const note = t('not found in our lists');
  return (
    <p className={classes.hint}>
      {t('Ask for a number', { number })}{' '}
      <AddToBasket part={{ id, partNumber: number, description: '', substPart: '', note }} />{' '}
      {isIn && <Link to="/enquiry">{t('to the enquiry')}</Link>}
    </p>
  );
}
