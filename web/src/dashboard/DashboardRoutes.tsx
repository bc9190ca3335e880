import '@mantine/core/styles.layer.css';

import { ModalsProvider } from '@mantine/modals';
import { Navigate, RouterProvider } from 'dashboard-router';
import type { DataRouter, RouteObject } from 'dashboard-router';
import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { registerHashes } from '../apollo/client.ts';
import hashes from '../apollo/dashboard-hashes.generated.json';
import { UiProvider } from '../ui/theme/UiProvider.tsx';
import { ScreenBoundary } from '../ui/screen/ScreenBoundary.tsx';
import { AccountScreen } from './account/AccountScreen.tsx';
import { CategoryListScreen } from './category/CategoryListScreen.tsx';
import { ApplicationSection } from './application/ApplicationSection.tsx';
import type { EntityRoute } from './entity/entities.ts';
import { DashboardLayout } from './layout/DashboardLayout.tsx';
import { openRouter } from './layout/open-router.ts';
import { useReturnedDrafts } from './layout/use-returned-drafts.ts';
import { LogScreen } from './log/LogScreen.tsx';
import { EditCareersScreen } from './page/EditCareersScreen.tsx';
import { EditGasTurbinaScreen } from './page/EditGasTurbinaScreen.tsx';
import { EditTextPageScreen } from './page/EditTextPageScreen.tsx';
import { PartnerListScreen } from './partner/PartnerListScreen.tsx';
import { PrivacySection } from './privacy/PrivacySection.tsx';
import { ProductListScreen } from './product/ProductListScreen.tsx';
import { EditProductScreen } from './product/EditProductScreen.tsx';
import { RequestScreen } from './request/RequestScreen.tsx';
import { ScreensWithEditors } from './rich-text/ScreensWithEditors.tsx';
import { EditServiceScreen } from './service/EditServiceScreen.tsx';
import { ServiceListScreen } from './service/ServiceListScreen.tsx';
import { SettingsScreen } from './settings/SettingsScreen.tsx';
import { SpareScreen } from './spare/SpareScreen.tsx';
import { SpareListScreen } from './spare/SpareListScreen.tsx';
import { SynonymListScreen } from './synonym/SynonymListScreen.tsx';
import { TemplateListScreen } from './template/TemplateListScreen.tsx';
import { TranslationScreen } from './translation/TranslationScreen.tsx';
import { TrashScreen } from './trash/TrashScreen.tsx';
import { takeKeptPath } from './drafts/kept-drafts.ts';

registerHashes(hashes);

/** The screens in which rich texts are edited, by their routes. */
const screensWithEditors = {
  '/dashboard/product/:restId': <EditProductScreen />,
  '/dashboard/spare/:restId': <SpareScreen />,
  '/dashboard/services/:restId': <EditServiceScreen />,
  '/dashboard/gas-turbina': <EditGasTurbinaScreen />,
  '/dashboard/privacy-policy': (
    <EditTextPageScreen slug="PRIVACY_POLICY" title="Privacy Policy Page" />
  ),
  '/dashboard/careers': (
    <>
      <EditCareersScreen />
      <ScreenBoundary language="en">
        <ApplicationSection />
      </ScreenBoundary>
    </>
  ),
  '/dashboard/contact': <EditTextPageScreen slug="CONTACT" title="Contact Page" />,
};

/** The other screens by their routes, those of entities and what goes beyond them. */
const screens: Record<Exclude<EntityRoute, keyof typeof screensWithEditors>, ReactNode> &
  Record<string, ReactNode> = {
  '/dashboard': <ProductListScreen />,
  '/dashboard/categories': <CategoryListScreen />,
  '/dashboard/data': <SpareListScreen />,
  '/dashboard/partners': <PartnerListScreen />,
  '/dashboard/services': <ServiceListScreen />,
  '/dashboard/requests': <RequestScreen />,
  '/dashboard/settings': (
    <>
      <SettingsScreen />
      <PrivacySection />
    </>
  ),
  '/dashboard/applications': <ApplicationSection isScreen />,
  '/dashboard/translations': <TranslationScreen />,
  '/dashboard/synonyms': <SynonymListScreen />,
  '/dashboard/templates': <TemplateListScreen />,
  '/dashboard/trash': <TrashScreen />,
  '/dashboard/accounts': <AccountScreen />,
  '/dashboard/log': <LogScreen />,
};

const routesOf = (all: Record<string, ReactNode>): RouteObject[] =>
  Object.entries(all).map(([path, element]) => ({ path, element }));

/** The screens of an administrator (spec 2.14); unknown paths show the index (spec 2.1). */
const routes: RouteObject[] = [
  {
    element: (
      <ScreenBoundary language="en">
        <DashboardLayout />
      </ScreenBoundary>
    ),
    children: [
      ...routesOf(screens),
      { element: <ScreensWithEditors />, children: routesOf(screensWithEditors) },
      { path: '*', element: <Index /> },
    ],
  },
];

/** Routes an administrator with a router of the dashboard's own, which begins at the current address. */
export function DashboardRoutes() {
  const [router, setRouter] = useState<DataRouter>();
  useReturnedDrafts();

  useLayoutEffect(() => {
    // Not in the initial state, which strict mode computes twice: each router listens until its disposal.
    const opened = openRouter(routes);
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setRouter(opened.router);
    return opened.close;
  }, []);

  return (
    <UiProvider>
      <ModalsProvider>{router && <RouterProvider router={router} />}</ModalsProvider>
    </UiProvider>
  );
}

/** Redirects to the index, or to the screen on which the session was lost. */
function Index() {
  const [path] = useState(() => takeKeptPath() ?? '/dashboard');
  return <Navigate to={path} replace />;
}
