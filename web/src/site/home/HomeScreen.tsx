import { useTranslation } from 'react-i18next';

import { useDocumentHead } from '../../ui/screen/use-document-head.ts';
import { AboutCompany } from './AboutCompany.tsx';
import { FooterTop } from './FooterTop.tsx';
import { Hero } from './Hero.tsx';
import { WaysIn } from './WaysIn.tsx';

/** Shows the home page: three stacked sections (spec 2.3), and below the first where visitors go on. */
export function HomeScreen() {
  const { t } = useTranslation();
  useDocumentHead(t('site title'), t('site description'));

  return (
    <>
      <Hero />
      <WaysIn />
      <AboutCompany />
      <FooterTop />
    </>
  );
}
