import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import classes from './WaysIn.module.css';

/** Leads from the home page to what visitors come for: a part, a list of parts, a service. */
export function WaysIn() {
  const { t } = useTranslation();

  return (
    <p className={`container ${classes.ways}`}>
      <Link to="/search">{t('find a part')}</Link>
      <Link to="/enquiry">{t('several parts at once')}</Link>
      <Link to="/contacts">{t('request a service')}</Link>
    </p>
  );
}
