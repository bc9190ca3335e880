import { useTranslation } from 'react-i18next';
import { createSearchParams, Link } from 'react-router-dom';

import classes from './EnquireLink.module.css';

/** Leads to the enquiry form, whose comment then begins with the subject. */
export function EnquireLink({ about }: { about: string }) {
  const { t } = useTranslation();

  return (
    <p className={classes.enquire}>
      <Link to={{ pathname: '/contacts', search: createSearchParams({ about }).toString() }}>
        {t('enquire about', { name: about })}
      </Link>
    </p>
  );
}
