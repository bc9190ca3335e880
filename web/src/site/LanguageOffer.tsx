import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { endLanguageOffer, languageOffer } from '../i18n/language-offer.ts';
import type { Language } from '../i18n/languages.ts';
import { siteAddress } from '../i18n/site-address.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useCurrentLanguages } from '../ui/screen/screen-languages.ts';
import classes from './LanguageOffer.module.css';
import { useLanguageChoice } from './use-language-choice.ts';

/** What is said to readers of each language, in that language; here, since few visitors load it. */
const offers: Record<Language, { label: string; text: string; close: string }> = {
  de: { label: 'Sprache', text: 'Diese Website auf Deutsch lesen', close: 'Schließen' },
  en: { label: 'Language', text: 'Read this website in English', close: 'Close' },
  ru: { label: 'Язык', text: 'Читать сайт на русском языке', close: 'Закрыть' },
};

/** Offers the language that a new visitor's browser prefers, in that language, once. */
export function LanguageOffer() {
  const choose = useLanguageChoice();
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const screen = useCurrentLanguages();
  const [isOver, setIsOver] = useState(false);
  const offered = languageOffer();
  if (!offered || isOver || offered === language) return null;
  const offer = offers[offered];
  const path = screen?.paths[offered] ?? pathname + search;

  function end() {
    // What has the focus goes with the offer.
    document.getElementById('main')?.focus({ preventScroll: true });
    endLanguageOffer();
    setIsOver(true);
  }

  return (
    <aside className={classes.offer} lang={offered} aria-label={offer.label}>
      <a
        className={classes.choice}
        href={siteAddress(offered, path)}
        hrefLang={offered}
        onClick={(event) => {
          // A click with a key, which opens a tab, is the browser's.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          choose(offered);
          end();
        }}
      >
        {offer.text}
      </a>
      <button type="button" className={classes.close} aria-label={offer.close} onClick={end}>
        ×
      </button>
    </aside>
  );
}
