import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { languageOf } from '../../i18n/languages.ts';
import { useScreenLanguage } from '../../i18n/use-language.ts';
import { Screen } from '../ui/Screen.tsx';
import { maxPageSize, useReadMore } from '../../ui/list/use-read-more.ts';
import { useTextLanguages } from '../../ui/screen/screen-languages.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { firstPart } from '../../ui/list/use-whole-list.ts';
import { pathOf } from '../../public-screens.ts';
import { LeadHome } from '../ui/LeadHome.tsx';
import { StockHint } from '../ui/StockHint.tsx';
import { usePageVariables } from '../ui/use-page.ts';
import { AvailabilityInquiry } from './AvailabilityInquiry.tsx';
import type { AvailabilityInquiryHandle } from './AvailabilityInquiry.tsx';
import { PartListScreenDocument } from './PartListScreen.generated.ts';
import classes from './PartListScreen.module.css';
import { PartTable } from './PartTable.tsx';
import { usePickedParts } from './use-picked-parts.ts';
import { SpareGallery } from './SpareGallery.tsx';

/** Shows a spare with its part list and the availability inquiry (spec 2.7). */
export function PartListScreen() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const { data, variables } = useScreenQuery(PartListScreenDocument, {
    id,
    language: useScreenLanguage(),
    ...usePageVariables(maxPageSize, firstPart),
  });
  const readMore = useReadMore(PartListScreenDocument, variables);
  const { spare } = data;
  const { language } = variables;
  const path = pathOf('/part-list/:id', id);
  useTextLanguages(spare?.title, path);
  const inquiry = useRef<AvailabilityInquiryHandle>(null);

  const { fill, pick, add } = usePickedParts(inquiry);

  if (!spare) return <LeadHome />;
  return (
    <Screen
      title={spare.title.in || t('spare parts')}
      lang={languageOf(spare.title.writtenIn)}
      description={`${spare.title.in}. ${t('part list description')}`}
    >
      <div className={classes.columns}>
        <SpareGallery spare={spare} language={language} onPick={fill} />
        <AvailabilityInquiry ref={inquiry} />
      </div>
      <PartTable
        spare={spare}
        language={language}
        readMore={readMore}
        csv={`/${languageOf(language)}${path}.csv`}
        onPick={pick}
        onCopy={fill}
        onAdd={add}
      />
      <StockHint />
    </Screen>
  );
}
