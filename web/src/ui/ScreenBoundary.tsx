import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './ScreenBoundary.module.css';

interface ScreenBoundaryProps {
  /** The language of what it says itself; the visitor's where it is left out. */
  language?: 'en';
  children: ReactNode;
}

/** Shows a screen while it loads, and offers to try again where its load failed (no alert: spec 8). */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, language } = this.props;
    if (this.state.failed) {
      const tryAgain = () => this.setState({ failed: false });
      return <TryAgain language={language} onTryAgain={tryAgain} />;
    }
    return <Suspense fallback={<Loading language={language} />}>{children}</Suspense>;
  }
}

type Language = ScreenBoundaryProps['language'];

/** Translates into one language without its catalogue: the keys are English. */
function useTranslationInto(language: Language) {
  const { t } = useTranslation();
  return (key: 'Loading' | 'Try again' | 'This page could not be loaded.') =>
    language ? t(key, { lng: language, fallbackLng: false }) : t(key);
}

function Loading({ language }: { language: Language }) {
  const t = useTranslationInto(language);
  return (
    <div className={classes.ground}>
      <div className={classes.loader} role="status" aria-label={t('Loading')} />
    </div>
  );
}

function TryAgain({ language, onTryAgain }: { language: Language; onTryAgain: () => void }) {
  const t = useTranslationInto(language);
  return (
    <div className={classes.ground}>
      <p>{t('This page could not be loaded.')}</p>
      <button type="button" className={classes.button} onClick={onTryAgain}>
        {t('Try again')}
      </button>
    </div>
  );
}
