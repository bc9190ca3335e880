import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { languageOf } from '../../i18n/languages.ts';
import { useScreenLanguage } from '../../i18n/use-language.ts';
import { RichText } from '../ui/RichText.tsx';
import { Screen } from '../ui/Screen.tsx';
import { PageLinks } from '../ui/PageLinks.tsx';
import { SiteImage } from '../ui/SiteImage.tsx';
import { usePageVariables } from '../ui/use-page.ts';
import { maxPageSize, useReadMore } from '../../ui/list/use-read-more.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { useWholeList } from '../../ui/list/use-whole-list.ts';
import { PartnersScreenDocument } from './PartnersScreen.generated.ts';
import classes from './PartnersScreen.module.css';

/** Lists the partners, each with an image and a text (spec 2.10). */
export function PartnersScreen() {
  const { t } = useTranslation();
  const language = useScreenLanguage();
  const { data, variables } = useScreenQuery(PartnersScreenDocument, {
    language,
    ...usePageVariables(maxPageSize),
  });
  const { partners } = data;
  useWholeList(partners, useReadMore(PartnersScreenDocument, variables));

  return (
    <Screen title={t('partners')}>
      {partners.edges.length === 0 && <Text>{t('No partner')}</Text>}
      {partners.edges.map(({ node: { id, image, text } }) => (
        <article key={id} className={classes.partner}>
          {/* The text beside the image names the partner. */}
          {image && <SiteImage image={image} alt="" sizes="16rem" className={classes.image} />}
          <RichText html={text.in} lang={languageOf(text.writtenIn)} />
        </article>
      ))}
      <PageLinks total={partners.totalCount} pageSize={maxPageSize} />
    </Screen>
  );
}
