import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import classes from './StockHint.module.css';

/** Links to the spare-parts page from screens whose visitors look for parts. */
export function StockHint() {
  const { t } = useTranslation();

  return (
    <p className={classes.hint}>
      {t('stock hint')} <Link to="/spare-parts">{t('stock and pre-order')}</Link>
    </p>
  );
}
