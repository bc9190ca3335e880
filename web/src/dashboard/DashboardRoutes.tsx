import '@mantine/core/styles.layer.css';

import { ModalsProvider } from '@mantine/modals';
import { createRoutesFromElements, Navigate, Route, RouterProvider } from 'dashboard-router';
import type { DataRouter } from 'dashboard-router';
import { useLayoutEffect, useState } from 'react';

import { registerHashes } from '../apollo/client.ts';
import hashes from '../apollo/dashboard-hashes.generated.json';
import { UiProvider } from '../ui/theme/UiProvider.tsx';
import { ScreenBoundary } from '../ui/screen/ScreenBoundary.tsx';
import { AccountScreen } from './account/AccountScreen.tsx';
import { CategoryListScreen } from './category/CategoryListScreen.tsx';
import { ApplicationSection } from './application/ApplicationSection.tsx';
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

/** The screens of an administrator (spec 2.14); unknown paths show the index (spec 2.1). */
const routes = createRoutesFromElements(
  <Route
    element={
      <ScreenBoundary language="en">
        <DashboardLayout />
      </ScreenBoundary>
    }
  >
    <Route path="/dashboard" element={<ProductListScreen />} />
    <Route path="/dashboard/categories" element={<CategoryListScreen />} />
    <Route path="/dashboard/data" element={<SpareListScreen />} />
    <Route path="/dashboard/partners" element={<PartnerListScreen />} />
    <Route path="/dashboard/services" element={<ServiceListScreen />} />
    <Route path="/dashboard/requests" element={<RequestScreen />} />
    <Route
      path="/dashboard/settings"
      element={
        <>
          <SettingsScreen />
          <PrivacySection />
        </>
      }
    />
    <Route path="/dashboard/applications" element={<ApplicationSection isScreen />} />
    <Route path="/dashboard/translations" element={<TranslationScreen />} />
    <Route path="/dashboard/synonyms" element={<SynonymListScreen />} />
    <Route path="/dashboard/templates" element={<TemplateListScreen />} />
    <Route path="/dashboard/trash" element={<TrashScreen />} />
    <Route path="/dashboard/accounts" element={<AccountScreen />} />
    <Route path="/dashboard/log" element={<LogScreen />} />
    <Route element={<ScreensWithEditors />}>
      <Route path="/dashboard/product/:restId" element={<EditProductScreen />} />
      <Route path="/dashboard/spare/:restId" element={<SpareScreen />} />
      <Route path="/dashboard/services/:restId" element={<EditServiceScreen />} />
      <Route path="/dashboard/gas-turbina" element={<EditGasTurbinaScreen />} />
      <Route
        path="/dashboard/privacy-policy"
        element={<EditTextPageScreen slug="PRIVACY_POLICY" title="Privacy Policy Page" />}
      />
      <Route
        path="/dashboard/careers"
        element={
          <>
            <EditCareersScreen />
            <ScreenBoundary language="en">
              <ApplicationSection />
            </ScreenBoundary>
          </>
        }
      />
      <Route
        path="/dashboard/contact"
        element={<EditTextPageScreen slug="CONTACT" title="Contact Page" />}
      />
    </Route>
    <Route path="*" element={<Index />} />
  </Route>,
);

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
