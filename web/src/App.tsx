import { ApolloProvider } from '@apollo/client/react';
import { lazy, useMemo } from 'react';
import { HashRouter } from 'react-router-dom';

import { createApolloClient } from './apollo/client.ts';
import { writeEmbeddedData } from './first-page/embedded-data.ts';
import { endSession, useAccessToken } from './session/session.ts';
import { SiteRoutes } from './site/SiteRoutes.tsx';
import { AlertRegion } from './ui/AlertRegion.tsx';
import { ScreenBoundary } from './ui/ScreenBoundary.tsx';

const DashboardRoutes = lazy(async () => ({
  default: (await import('./dashboard/DashboardRoutes.tsx')).DashboardRoutes,
}));

function leaveForLogin(): void {
  endSession();
  window.location.hash = '#/controller';
}

/** Visitors see the public routes, holders of an access token those of the dashboard (spec 2.1). */
export function App() {
  const token = useAccessToken();
  const client = useMemo(() => {
    const newClient = createApolloClient({ token, onUnauthenticated: leaveForLogin });
    if (!token) writeEmbeddedData(newClient.cache);
    return newClient;
  }, [token]);

  return (
    <ApolloProvider client={client}>
      <AlertRegion />
      <HashRouter>
        <ScreenBoundary key={token}>{token ? <DashboardRoutes /> : <SiteRoutes />}</ScreenBoundary>
      </HashRouter>
    </ApolloProvider>
  );
}
