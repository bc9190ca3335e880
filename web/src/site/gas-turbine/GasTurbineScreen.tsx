import { useTranslation } from 'react-i18next';

import { languageOf } from '../../i18n/languages.ts';
import { useScreenLanguage } from '../../i18n/use-language.ts';
import { RichText } from '../ui/RichText.tsx';
import { Screen } from '../ui/Screen.tsx';
import { SiteImage } from '../ui/SiteImage.tsx';
import { useTextLanguages } from '../../ui/screen/screen-languages.ts';
import { usePartQuery } from '../../ui/screen/use-screen-query.ts';
import { StockHint } from '../ui/StockHint.tsx';
import { CategoryTabs } from './CategoryTabs.tsx';
import { GasTurbineScreenDocument } from './GasTurbineScreen.generated.ts';
import classes from './GasTurbineScreen.module.css';

/** Shows the gas-turbine page: images, text, extra parts, and the products by category (spec 2.11). */
export function GasTurbineScreen() {
  const { t } = useTranslation();
  const language = useScreenLanguage();
  const page = usePartQuery(GasTurbineScreenDocument, { language }).data?.page;
  useTextLanguages(page?.text, '/gas-turbina');

  return (
    <Screen title={t('gas turbines')} description={page?.text.in}>
      <div className={classes.images} data-several={(page && page.images.length > 1) || undefined}>
        {page?.images.map((image, index) => (
          <SiteImage
            key={image.path}
            image={image}
            alt={`${t('gas turbines')} ${index + 1}`}
            sizes="(max-width: 48em) 92vw, 600px"
            className={classes.image}
            eager={index < 2}
          />
        ))}
      </div>
      {page && <RichText html={page.text.in} lang={languageOf(page.text.writtenIn)} />}
      {page?.parts.map(({ id, image, description }) => (
        <section key={id} className={classes.part}>
          {image && (
            <SiteImage
              image={image}
              alt=""
              sizes="(max-width: 40em) 92vw, 400px"
              className={classes.image}
            />
          )}
          <RichText html={description.in} lang={languageOf(description.writtenIn)} />
        </section>
      ))}
      <CategoryTabs />
      <StockHint />
    </Screen>
  );
}
