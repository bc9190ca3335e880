import { useTranslation } from 'react-i18next';

import { languageOf } from '../../i18n/languages.ts';
import { useScreenLanguage } from '../../i18n/use-language.ts';
import { RichText } from '../ui/RichText.tsx';
import { Screen } from '../ui/Screen.tsx';
import { useTextLanguages } from '../../ui/screen/screen-languages.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { PrivacyPolicyScreenDocument } from './PrivacyPolicyScreen.generated.ts';

/** Shows the privacy policy that administrators maintain (spec 2.2). */
export function PrivacyPolicyScreen() {
  const { t } = useTranslation();
  const language = useScreenLanguage();
  const { page } = useScreenQuery(PrivacyPolicyScreenDocument, { language }).data;
  useTextLanguages(page.text, '/privacy-policy');

  return (
    <Screen title={t('privacy policy')}>
      <RichText html={page.text.in} lang={languageOf(page.text.writtenIn)} />
    </Screen>
  );
}
