import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { BrowserRouter, HashRouter, useLocation } from 'react-router-dom';

import { createApolloClient } from './apollo/client.ts';
import { forgetEmbeddedData, readEmbeddedData } from './first-view/embedded-data.ts';
import { languageOfAddress } from './i18n/stored-language.ts';
import { loseSession, recordAccepted, useAccessToken } from './session/session.ts';
import { SiteRoutes } from './site/SiteRoutes.tsx';
import { AlertRegion } from './ui/alert/AlertRegion.tsx';
import { loadable } from './ui/screen/loadable.tsx';
import { ScreenBoundary } from './ui/screen/ScreenBoundary.tsx';

const DashboardRoutes = loadable(
  async () => (await import('./dashboard/DashboardRoutes.tsx')).DashboardRoutes,
);

const AtTwin = loadable(async () => (await import('./dashboard/preview/AtTwin.tsx')).AtTwin);

function AtTwinOfRoute() {
  return <AtTwin path={useLocation().pathname} />;
}

/** The language of a screen's own address, where only administrators stay; undefined at `/`. */
const twinLanguage = languageOfAddress();

/**
 * Shows visitors the public routes, holders of an access token those of the dashboard (spec 2.1). At a
 * screen's own address an administrator sees what visitors see (docs/decisions/web-addresses.md).
 */
export function App() {
  const storedToken = useAccessToken();
  const token = twinLanguage ? null : storedToken;
  const client = useMemo(() => {
    const newClient = createApolloClient({
      token,
      onAccepted: recordAccepted,
      onUnauthenticated: loseSession,
    });
    if (!token) readEmbeddedData(newClient.cache);
    return newClient;
  }, [token]);
  useEffect(forgetEmbeddedData, []);

  const site = (
    <ScreenBoundary>
      <SiteRoutes />
    </ScreenBoundary>
  );
  return (
    <ApolloProvider client={client}>
      <AlertRegion />
      {token ? (
        <ScreenBoundary key={token}>
          <DashboardRoutes />
        </ScreenBoundary>
      ) : twinLanguage ? (
        <BrowserRouter basename={`/${twinLanguage}`}>
          {site}
          {storedToken && (
            <ScreenBoundary language="en">
              <AtTwinOfRoute />
            </ScreenBoundary>
          )}
        </BrowserRouter>
      ) : (
        <HashRouter>{site}</HashRouter>
      )}
    </ApolloProvider>
  );
}
