import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './ScreenBoundary.module.css';

interface ScreenBoundaryProps {
  children: ReactNode;
}

/** Shows a screen while it loads, and offers to try again where its load failed (no alert: spec 8). */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (this.state.failed) return <TryAgain onTryAgain={() => this.setState({ failed: false })} />;
    return <Suspense fallback={<Loading />}>{this.props.children}</Suspense>;
  }
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div className={classes.ground}>
      <div className={classes.loader} role="status" aria-label={t('Loading')} />
    </div>
  );
}

function TryAgain({ onTryAgain }: { onTryAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.ground}>
      <p>{t('This page could not be loaded.')}</p>
      <button type="button" className={classes.button} onClick={onTryAgain}>
        {t('Try again')}
      </button>
    </div>
  );
}
