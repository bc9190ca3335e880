import { useTranslation } from 'react-i18next';

import classes from './FooterTop.module.css';

/** Shows the block above the footer, with a title and a subtitle (spec 2.3). */
export function FooterTop() {
  const { t } = useTranslation();

  return (
    <section className={classes.block}>
      <div className="container">
        <h2 className={classes.title}>{t('footer top title')}</h2>
        <p className={classes.subtitle}>{t('footer top subtitle')}</p>
      </div>
    </section>
  );
}
