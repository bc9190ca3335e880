import { IconClipboardList } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useBasket } from './basket.ts';
import classes from './BasketLink.module.css';

/** Leads to the enquiry for the parts in the basket; shows nothing while there are none. */
export function BasketLink({ className }: { className: string | undefined }) {
  const { t } = useTranslation();
  const number = useBasket().length;

  if (number === 0) return null;
  return (
    <Link
      to="/enquiry"
      className={`${className ?? ''} ${classes.link}`}
      aria-label={t('Parts in the enquiry', { number })}
    >
      <IconClipboardList size={22} aria-hidden />
      <span className={classes.number} aria-hidden>
        {number}
      </span>
    </Link>
  );
}
