import { useTranslation } from 'react-i18next';

import drawing1 from '../../ui/drawings/about-1.svg';
import drawing2 from '../../ui/drawings/about-2.svg';
import classes from './AboutCompany.module.css';

/** Shows seven paragraphs about the company beside two images in alternating order (spec 2.3). */
export function AboutCompany() {
  const { t } = useTranslation();

  return (
    <section className={classes.about}>
      <div className="container">
        <h2 className={classes.heading}>{t('about company GmbH')}</h2>
        <div className={classes.row}>
          <div className={classes.text}>
            <p className={classes.lead}>{t('about.1')}</p>
            <p>{t('about.2')}</p>
            <p>{t('about.3')}</p>
            <p>{t('about.4')}</p>
          </div>
          <img
            src={drawing1}
            width={564}
            height={408}
            alt={t('about.image.1')}
            className={classes.image}
            loading="lazy"
          />
        </div>
        <div className={classes.row}>
          <img
            src={drawing2}
            width={564}
            height={408}
            alt={t('about.image.2')}
            className={classes.image}
            loading="lazy"
          />
          <div className={classes.text}>
            <p>{t('about.5')}</p>
            <p>{t('about.6')}</p>
            <p>{t('about.7')}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
