import { foldNumber } from 'backend/part-folding';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { AddToBasket } from '../basket/AddToBasket.tsx';
import { useBasket } from '../basket/basket.ts';
import { unlistedId } from '../basket/edit-basket.ts';
import classes from './SearchScreen.module.css';

/** Offers the enquiry for a part number that no list has; shows nothing for what is no number. */
export function AskForNumber({ number }: { number: string }) {
  const { t } = useTranslation();
  const id = unlistedId(number);
  const isIn = useBasket().some((part) => part.id === id);

  if (!isNumber(number)) return null;
  const note = t('not found in our lists');
  return (
    <p className={classes.hint}>
      {t('Ask for a number', { number })}{' '}
      <AddToBasket part={{ id, partNumber: number, description: '', substPart: '', note }} />{' '}
      {isIn && <Link to="/enquiry">{t('to the enquiry')}</Link>}
    </p>
  );
}

/** Whether a text is a part number, whose parts without digits are short: 'HT FN 2041'. */
function isNumber(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    /\d/.test(text) &&
    words.every((word) => /\d/.test(word) || word.length <= 3) &&
    !engine.test(foldNumber(text))
  );
}

/** Names of gas turbines, folded, with the letters of their models: LM6000PC, MS5001P, SGT-800. */
const engine =
  /^(?:LM(?:500|1600|2500|5000|6000|9000)|LMS100|TM2500|MS[35679]00\d|SGT(?:[56]\d)?\d00|SGTA\d\d|GT\d\d|V[69]4\d?|FR[35679]|[679][BEFH])[A-Z]{0,3}\d?$/;
