import type { i18n as Translation } from 'i18next';

import { declarations, languages } from '../i18n/languages.ts';
import type { Language } from '../i18n/languages.ts';
import { documentAddress } from '../i18n/site-address.ts';
import { linkedScreens } from '../public-screens.ts';
import type { EntryScreen } from '../public-screens.ts';
import { entriesIn } from '../site/ui/entries-in.ts';
import type { MainNavigation_NavbarFragment } from '../site/header/MainNavigation.generated.ts';
import type { ScreenLanguages } from '../ui/screen/screen-languages.ts';
import type { Address } from './address.ts';
import css from './without-scripts.css?raw';

interface SiteLinksProps extends Omit<Address, 'search'> {
  /** The languages in which the screen is written; undefined for all. */
  written: ScreenLanguages | undefined;
  translation: Translation;
  navbar: MainNavigation_NavbarFragment;
}

/**
 * Links to every screen and to the other languages, below a document: for readers without scripts, for
 * whom the menus do not open, and for search engines. The first script of the document removes it.
 */
export function SiteLinks({ language, path, written, translation, navbar }: SiteLinksProps) {
  const { t } = translation;
  const link = (to: string, text: string, lang?: Language) => (
    <li key={to}>
      <a href={documentAddress(language, to)} lang={lang}>
        {text}
      </a>
    </li>
  );
  const entries = (list: MainNavigation_NavbarFragment['services'], screen: EntryScreen) =>
    entriesIn(language, list, screen).map(({ path: to, title, lang }) => link(to, title, lang));

  return (
    <nav id="site-links" data-without-scripts aria-label={t('site links')}>
      <div className="container">
        <h2>{t('Language')}</h2>
        <ul>
          {languages.map((other) => (
            <li key={other}>
              <a
                href={documentAddress(other, written?.paths[other] ?? path ?? '/')}
                hrefLang={other}
                lang={other}
              >
                {declarations[other].ownName}
              </a>
            </li>
          ))}
        </ul>
        <h2>{t('site links')}</h2>
        <ul>{linkedScreens(navbar).map(({ path: to, label }) => link(to, t(label)))}</ul>
        <h2>{t('services')}</h2>
        <ul>{entries(navbar.services, '/service/:id')}</ul>
        <h2>{t('spare parts')}</h2>
        <ul>{entries(navbar.spares, '/part-list/:id')}</ul>
      </div>
    </nav>
  );
}

/** Hides what only the app can do, and leads to the links below the document. */
export function WithoutScripts({ translation }: { translation: Translation }) {
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <div id="to-site-links">
        <div className="container">
          <a href="#site-links">{translation.t('site links')}</a>
        </div>
      </div>
    </>
  );
}
