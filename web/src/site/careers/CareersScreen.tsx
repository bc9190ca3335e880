import { useTranslation } from 'react-i18next';

import { languageOf } from '../../i18n/languages.ts';
import { useScreenLanguage } from '../../i18n/use-language.ts';
import { RichText } from '../ui/RichText.tsx';
import { Screen } from '../ui/Screen.tsx';
import { SiteImage } from '../ui/SiteImage.tsx';
import { useTextLanguages } from '../../ui/screen/screen-languages.ts';
import { usePartQuery } from '../../ui/screen/use-screen-query.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { CareersScreenDocument } from './CareersScreen.generated.ts';
import classes from './CareersScreen.module.css';

/** Shows the careers page with the form for a CV (spec 2.2, 2.12). */
export function CareersScreen() {
  const { t } = useTranslation();
  const language = useScreenLanguage();
  const page = usePartQuery(CareersScreenDocument, { language }).data?.page;
  useTextLanguages(page?.text, '/careers');

  return (
    <Screen title={t('careers')} description={page?.text.in}>
      <div className={classes.columns}>
        {page && <RichText html={page.text.in} lang={languageOf(page.text.writtenIn)} />}
        <ApplicationForm />
      </div>
      <div className={classes.images}>
        {page?.images.map((image, index) => (
          <SiteImage
            key={image.path}
            image={image}
            alt={`${t('careers')} ${index + 1}`}
            sizes="(max-width: 48em) 92vw, 600px"
            className={classes.image}
          />
        ))}
      </div>
    </Screen>
  );
}
