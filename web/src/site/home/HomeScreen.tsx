import { AboutCompany } from './AboutCompany.tsx';
import { FooterTop } from './FooterTop.tsx';
import { Hero } from './Hero.tsx';

/** The home page: three stacked sections (spec 2.3). */
export function HomeScreen() {
  return (
    <>
      <Hero />
      <AboutCompany />
      <FooterTop />
    </>
  );
}
