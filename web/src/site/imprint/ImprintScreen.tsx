import { useTranslation } from 'react-i18next';

import { Screen } from '../../ui/Screen.tsx';
import { useScreenQuery } from '../../ui/use-screen-query.ts';
import { ContactDetails } from '../ui/ContactDetails.tsx';
import { ImprintScreenDocument } from './ImprintScreen.generated.ts';
import classes from './ImprintScreen.module.css';

/** The imprint, with address and contact links (spec 2.2). */
export function ImprintScreen() {
  const { t } = useTranslation();
  const { settings } = useScreenQuery(ImprintScreenDocument, {}).data;

  return (
    <Screen title={t('imprint')}>
      <div className={classes.text}>
        <h2>{t('imprint.responsible')}</h2>
        <p>
          <strong>Hamberg Turbinen GmbH</strong>
        </p>
        <ContactDetails settings={settings} />
        <h2>{t('imprint.represented')}</h2>
        <p>{t('imprint.management')}</p>
        <h2>{t('imprint.register')}</h2>
        <p>{t('imprint.register text')}</p>
        <h2>{t('imprint.disputes')}</h2>
        <p>{t('imprint.disputes text')}</p>
        <h2>{t('imprint.liability')}</h2>
        <p>{t('imprint.liability text')}</p>
        <h2>{t('imprint.copyright')}</h2>
        <p>{t('imprint.copyright text')}</p>
      </div>
    </Screen>
  );
}
