import type { ComponentType, ReactNode } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import type { PathMatch } from 'react-router-dom';

import { loadable } from '../ui/screen/loadable.tsx';
import { HomeScreen } from './home/HomeScreen.tsx';
import { SiteLayout } from './SiteLayout.tsx';
import { pageParameter } from './page-address.ts';
import { partSearchText } from './ui/part-search-text.ts';
import { useCanonicalAddress } from './use-canonical-address.ts';

interface RoutedScreen {
  path: string;
  load: () => Promise<ComponentType>;
  /** What the screen reads from the search of its address, by name: makes any text one that it takes. */
  parameters?: Record<string, (given: string) => string>;
}

/** The screens besides the home page, each a chunk of its own, loaded when it is opened. */
const screens: RoutedScreen[] = [
  {
    path: '/imprint',
    load: async () => (await import('./imprint/ImprintScreen.tsx')).ImprintScreen,
  },
  {
    path: '/privacy-policy',
    load: async () =>
      (await import('./privacy-policy/PrivacyPolicyScreen.tsx')).PrivacyPolicyScreen,
  },
  {
    path: '/careers',
    load: async () => (await import('./careers/CareersScreen.tsx')).CareersScreen,
  },
  {
    path: '/spare-parts',
    load: async () => (await import('./spare-parts/SparePartsScreen.tsx')).SparePartsScreen,
    parameters: { page: pageParameter },
  },
  {
    path: '/service/:id',
    load: async () => (await import('./service/ServiceScreen.tsx')).ServiceScreen,
  },
  {
    path: '/parts/:id',
    load: async () => (await import('./product/ProductScreen.tsx')).ProductScreen,
  },
  {
    path: '/part-list/:id',
    load: async () => (await import('./part-list/PartListScreen.tsx')).PartListScreen,
    parameters: { page: pageParameter },
  },
  {
    path: '/partners',
    load: async () => (await import('./partners/PartnersScreen.tsx')).PartnersScreen,
    parameters: { page: pageParameter },
  },
  {
    path: '/gas-turbina',
    load: async () => (await import('./gas-turbine/GasTurbineScreen.tsx')).GasTurbineScreen,
  },
  {
    path: '/contacts',
    load: async () => (await import('./contacts/ContactsScreen.tsx')).ContactsScreen,
  },
  {
    path: '/search',
    load: async () => (await import('./search/PartSearchScreen.tsx')).PartSearchScreen,
    parameters: { q: partSearchText },
  },
  {
    path: '/enquiry',
    load: async () => (await import('./enquiry/EnquiryScreen.tsx')).EnquiryScreen,
  },
  {
    path: '/controller',
    load: async () => (await import('./login/LoginScreen.tsx')).LoginScreen,
  },
  {
    path: '/invitation/:token',
    load: async () => (await import('./login/InvitationScreen.tsx')).InvitationScreen,
  },
];

/** Loads a screen together with the UI provider, which the home page does without. */
function loadableScreen(load: () => Promise<ComponentType>) {
  return loadable(async () => {
    const [{ UiProvider }, Screen] = await Promise.all([
      import('../ui/theme/UiProvider.tsx'),
      load(),
    ]);
    return function ScreenInUiProvider() {
      return (
        <UiProvider>
          <Screen />
        </UiProvider>
      );
    };
  });
}

const routes = screens.map(({ path, load }) => ({ path, Screen: loadableScreen(load) }));

/** Finds the screen of a path; null for all others, which show the home page (spec 2.1). */
export function matchScreen(path: string): PathMatch | null {
  return screens.map((screen) => matchPath(screen.path, path)).find((match) => match) ?? null;
}

/** Returns what the screen of a path reads of a search, in one spelling; empty where it reads nothing. */
export function searchOf(path: string, search: string): string {
  const { parameters = {} } = screens.find((screen) => matchPath(screen.path, path)) ?? {};
  const given = new URLSearchParams(search);
  const read = new URLSearchParams();
  for (const [name, clean] of Object.entries(parameters)) {
    const value = clean(given.get(name) ?? '');
    if (value) read.set(name, value);
  }
  return read.size > 0 ? `?${read.toString()}` : '';
}

interface SiteRoutesProps {
  /** What paths without a screen show. */
  fallback?: ReactNode;
}

/** Routes a visitor (spec 2.2); unknown paths show the home page (spec 2.1). */
export function SiteRoutes({ fallback = <HomeScreen /> }: SiteRoutesProps) {
  const { pathname, search } = useLocation();
  const path = matchScreen(pathname) ? pathname : '/';
  useCanonicalAddress(path + searchOf(path, search));

  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route index element={<HomeScreen />} />
        {routes.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path="*" element={fallback} />
      </Route>
    </Routes>
  );
}
