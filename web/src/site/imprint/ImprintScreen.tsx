import { useTranslation } from 'react-i18next';

import { Screen } from '../ui/Screen.tsx';
import { usePartQuery } from '../../ui/screen/use-screen-query.ts';
import { ContactDetails } from '../ui/ContactDetails.tsx';
import { ImprintScreenDocument } from './ImprintScreen.generated.ts';
import classes from './ImprintScreen.module.css';

/** Shows the imprint, with address and contact links (spec 2.2) and what § 5 DDG requires. */
export function ImprintScreen() {
  const { t } = useTranslation();
  const imprint = usePartQuery(ImprintScreenDocument, {}).data?.settings.imprint;
  const placeholder = <mark>{t('imprint.placeholder')}</mark>;

  return (
    <Screen title={t('imprint')}>
      <div className={classes.text}>
        <p>{t('imprint.law')}</p>
        <h2>{t('imprint.responsible')}</h2>
        <p>
          <strong>Hamberg Turbinen GmbH</strong>
        </p>
        <ContactDetails />
        {imprint && (
          <>
            <h2>{t('imprint.represented')}</h2>
            <p>{imprint.representative ?? placeholder}</p>
            <h2>{t('imprint.register')}</h2>
            <p>{imprint.register ?? placeholder}</p>
            <h2>{t('imprint.vat id')}</h2>
            <p>{imprint.vatId ?? placeholder}</p>
          </>
        )}
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
