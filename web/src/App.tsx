import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { createApolloClient } from './apollo/client.ts';
import { forgetEmbeddedData, readEmbeddedData } from './first-view/embedded-data.ts';
import {
  isForDashboard,
  loseSession,
  recordAccepted,
  recordForbidden,
  useAccessToken,
} from './session/session.ts';
import { SiteRouter } from './site/SiteRouter.tsx';
import { SiteRoutes } from './site/SiteRoutes.tsx';
import { AlertRegion } from './ui/alert/AlertRegion.tsx';
import { loadable } from './ui/screen/loadable.tsx';
import { ScreenBoundary } from './ui/screen/ScreenBoundary.tsx';

const DashboardRoutes = loadable(
  async () => (await import('./dashboard/DashboardRoutes.tsx')).DashboardRoutes,
);

const AtPublicScreen = loadable(
  async () => (await import('./dashboard/preview/AtPublicScreen.tsx')).AtPublicScreen,
);

function AtPublicScreenOfRoute() {
  return <AtPublicScreen path={useLocation().pathname} />;
}

/**
 * Shows visitors the public routes, at `/` holders of an access token those of the dashboard (spec 2.1).
 * Below a language an administrator sees what visitors see (docs/decisions/addresses.md).
 */
export function App() {
  const storedToken = useAccessToken();
  const token = isForDashboard() ? storedToken : null;
  const client = useMemo(() => {
    const newClient = createApolloClient({
      token,
      onAccepted: recordAccepted,
      onUnauthenticated: loseSession,
      onForbidden: recordForbidden,
    });
    if (!token) readEmbeddedData(newClient.cache);
    return newClient;
  }, [token]);
  useEffect(forgetEmbeddedData, []);

  return (
    <ApolloProvider client={client}>
      <AlertRegion />
      {token ? (
        <ScreenBoundary key={token}>
          <DashboardRoutes />
        </ScreenBoundary>
      ) : (
        <SiteRouter>
          <ScreenBoundary>
            <SiteRoutes />
          </ScreenBoundary>
          {storedToken && (
            <ScreenBoundary language="en">
              <AtPublicScreenOfRoute />
            </ScreenBoundary>
          )}
        </SiteRouter>
      )}
    </ApolloProvider>
  );
}
