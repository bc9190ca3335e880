import { Component, Suspense, startTransition } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { currentAttempt, LoadingContext, nextAttempt } from './loading.ts';
import classes from './ScreenBoundary.module.css';

interface ScreenBoundaryProps {
  /** The language of its own texts; by default the visitor's. */
  language?: 'en';
  children: ReactNode;
}

/**
 * Shows progress while a screen loads. Offers to try again if loading failed, also below a screen that
 * stays because another language or part of it could not be loaded (no alert: spec 8).
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps> {
  override state = { failed: false, kept: 0, attempt: currentAttempt() };

  static getDerivedStateFromError() {
    return { failed: true, kept: 0 };
  }

  override componentDidCatch() {
    nextAttempt();
  }

  private recordFailure = () => {
    this.setState(({ kept }: typeof this.state) => ({ kept: kept + 1 }));
    return () => this.setState(({ kept }: typeof this.state) => ({ kept: Math.max(kept - 1, 0) }));
  };

  private load = () => this.setState({ failed: false, attempt: nextAttempt() });
  /** The current content stays until the next one is loaded. */
  private loadBehind = () => startTransition(this.load);

  override render() {
    const { children, language } = this.props;
    const { failed, kept, attempt } = this.state;
    if (failed) {
      return (
        <TryAgain
          failure="This page could not be loaded."
          className={classes.ground}
          language={language}
          onTryAgain={this.load}
        />
      );
    }
    return (
      <LoadingContext value={{ attempt, recordFailure: this.recordFailure }}>
        <Suspense fallback={<Loading language={language} />}>{children}</Suspense>
        {kept > 0 && (
          <TryAgain
            failure="Not everything could be loaded."
            className={classes.below}
            language={language}
            onTryAgain={this.loadBehind}
          />
        )}
      </LoadingContext>
    );
  }
}

type Language = ScreenBoundaryProps['language'];

/** Of a screen that is missing, and of one that stays. */
type Failure = 'This page could not be loaded.' | 'Not everything could be loaded.';

/** Returns English texts without a catalogue: the keys are English. */
function useTranslationInto(language: Language) {
  const { t } = useTranslation();
  return (key: 'Loading' | 'Try again' | Failure) =>
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

interface TryAgainProps {
  failure: Failure;
  className: string | undefined;
  language: Language;
  onTryAgain: () => void;
}

function TryAgain({ failure, className, language, onTryAgain }: TryAgainProps) {
  const t = useTranslationInto(language);
  return (
    <div className={className} role="status">
      <p>{t(failure)}</p>
      <button type="button" className={classes.button} onClick={onTryAgain}>
        {t('Try again')}
      </button>
    </div>
  );
}
