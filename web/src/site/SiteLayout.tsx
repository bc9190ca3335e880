import { useQuery } from '@apollo/client/react';
import { useWindowEvent } from '@mantine/hooks';
import { useContext, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';

import { AfterHydration } from './AfterHydration.tsx';
import { endLanguageOffer, languageOffer } from '../i18n/language-offer.ts';
import { loadable } from '../ui/screen/loadable.tsx';
import { LoadingContext } from '../ui/screen/loading.ts';
import { OptionalPart } from '../ui/screen/OptionalPart.tsx';
import { ScreenBoundary } from '../ui/screen/ScreenBoundary.tsx';
import { useInBrowser } from '../ui/use-in-browser.ts';
import { SiteFooter } from './footer/SiteFooter.tsx';
import { forgetOld } from './forget-old.ts';
import { useOutboxDelivery } from './form/use-outbox-delivery.ts';
import { SiteHeader } from './header/SiteHeader.tsx';
import { SiteLayoutDocument } from './SiteLayout.generated.ts';
import classes from './SiteLayout.module.css';
import { useScrollPosition } from './use-scroll-position.ts';

const LanguageOffer = loadable(async () => (await import('./LanguageOffer.tsx')).LanguageOffer);

/** Frames a screen with header and footer, even if their data cannot be loaded. */
export function SiteLayout() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { data, error, refetch } = useQuery(SiteLayoutDocument);
  const loadAgain = () => {
    // On failure they stay away until the next occasion (spec 8).
    if (error) refetch().catch(() => undefined);
  };
  useWindowEvent('online', loadAgain);
  useScrollPosition();
  useEffect(forgetOld, []);
  useOutboxDelivery();

  return (
    <div className={classes.page}>
      {/* A button: a link to '#main' would change the route after '#'. */}
      <button
        type="button"
        className={classes.skip}
        onClick={() => document.getElementById('main')?.focus()}
      >
        {t('Skip to content')}
      </button>
      <SiteHeader settings={data?.settings} navbar={data?.navbar} />
      <main id="main" className={classes.main} tabIndex={-1}>
        <ScreenBoundary key={pathname}>
          <Outlet />
          <AfterHydration />
          <WithEachAttempt run={loadAgain} />
        </ScreenBoundary>
      </main>
      {data && <SiteFooter settings={data.settings} />}
      <LanguageOfferLine />
    </div>
  );
}

/** Runs something with each screen that shows, and with each new attempt to load it. */
function WithEachAttempt({ run }: { run: () => void }) {
  const { attempt } = useContext(LoadingContext);
  const runNow = useEffectEvent(run);
  useEffect(() => runNow(), [attempt]);
  return null;
}

/**
 * Offers another language after hydration, since the server knows no browser. Apart from the layout: React throws
 * away a screen that is still being hydrated when what is around it renders again.
 */
function LanguageOfferLine() {
  const isLanguageOffered = useInBrowser(languageOffer, undefined);
  if (!isLanguageOffered) return null;
  return (
    <OptionalPart onFailure={endLanguageOffer}>
      <LanguageOffer />
    </OptionalPart>
  );
}
