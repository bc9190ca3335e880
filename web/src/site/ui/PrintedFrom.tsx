import { useSyncExternalStore } from 'react';

import { declarations } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import classes from './Screen.module.css';

/** Shows on paper when a screen was printed, and from which address. */
export function PrintedFrom() {
  const { language } = useLanguage();
  const { locale } = declarations[language];
  const printed = useSyncExternalStore(
    subscribeToPrinting,
    () => {
      const date = new Date().toLocaleDateString(locale, { dateStyle: 'long' });
      return `${date}, ${location.href.replace(/#.*/, '')}`;
    },
    () => '',
  );

  return (
    <p className={classes.printed} translate="no">
      {printed}
    </p>
  );
}

/** A tab may be open for days before it is printed. */
function subscribeToPrinting(onChange: () => void): () => void {
  window.addEventListener('beforeprint', onChange);
  return () => window.removeEventListener('beforeprint', onChange);
}
