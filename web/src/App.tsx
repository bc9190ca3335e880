import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { HashRouter } from 'react-router-dom';

import { createApolloClient } from './apollo/client.ts';
import { forgetEmbeddedData, readEmbeddedData } from './server-rendering/embedded-data.ts';
import { listenAheadOfRouter } from './session/history-guard.ts';
import { loseSession, noteAccepted, useAccessToken } from './session/session.ts';
import { SiteRoutes } from './site/SiteRoutes.tsx';
import { AlertRegion } from './ui/alert/AlertRegion.tsx';
import { loadable } from './ui/screen/loadable.tsx';
import { ScreenBoundary } from './ui/screen/ScreenBoundary.tsx';

const DashboardRoutes = loadable(
  async () => (await import('./dashboard/DashboardRoutes.tsx')).DashboardRoutes,
);

listenAheadOfRouter();

/** Shows visitors the public routes, holders of an access token those of the dashboard (spec 2.1). */
export function App() {
  const token = useAccessToken();
  const client = useMemo(() => {
    const newClient = createApolloClient({
      token,
      onAccepted: noteAccepted,
      onUnauthenticated: loseSession,
    });
    if (!token) readEmbeddedData(newClient.cache);
    return newClient;
  }, [token]);
  useEffect(forgetEmbeddedData, []);

  return (
    <ApolloProvider client={client}>
      <AlertRegion />
      <HashRouter>
        <ScreenBoundary key={token}>{token ? <DashboardRoutes /> : <SiteRoutes />}</ScreenBoundary>
      </HashRouter>
    </ApolloProvider>
  );
}
