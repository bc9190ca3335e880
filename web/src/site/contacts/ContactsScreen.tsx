import { useTranslation } from 'react-i18next';

import { languageOf } from '../../i18n/languages.ts';
import { useScreenLanguage } from '../../i18n/use-language.ts';
import { RichText } from '../ui/RichText.tsx';
import { Screen } from '../ui/Screen.tsx';
import { useTextLanguages } from '../../ui/screen/screen-languages.ts';
import { usePartQuery } from '../../ui/screen/use-screen-query.ts';
import { ContactDetails } from '../ui/ContactDetails.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ContactsScreenDocument } from './ContactsScreen.generated.ts';
import classes from './ContactsScreen.module.css';

/** Shows how to reach the company, with the enquiry form (spec 2.5). */
export function ContactsScreen() {
  const { t } = useTranslation();
  const language = useScreenLanguage();
  const text = usePartQuery(ContactsScreenDocument, { language }).data?.page.text;
  useTextLanguages(text, '/contacts');

  return (
    <Screen title={t('contacts')} description={t('contacts description')}>
      <div className={classes.columns}>
        <div className={classes.text}>
          <ContactDetails />
          {text && <RichText html={text.in} lang={languageOf(text.writtenIn)} />}
        </div>
        <ContactForm />
      </div>
    </Screen>
  );
}
