import type { ComponentType, ReactNode } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import type { PathMatch } from 'react-router-dom';

import type { PublicPath } from '../public-screens.ts';
import { loadable } from '../ui/screen/loadable.tsx';
import { HomeScreen } from './home/HomeScreen.tsx';
import { SiteLayout } from './SiteLayout.tsx';
import { pageParameter } from './page-address.ts';
import { partSearchText } from './ui/part-search-text.ts';
import { useCanonicalAddress } from './use-canonical-address.ts';

interface RoutedScreen {
  load: () => Promise<ComponentType>;
  /** What the screen reads from the search of its address, by name: makes any text one that it takes. */
  parameters?: Record<string, (given: string) => string>;
}

/** The screens besides the home page, each a chunk of its own, loaded when it is opened. */
const screens: Record<Exclude<PublicPath, '/'>, RoutedScreen> = {
  '/imprint': {
    load: async () => (await import('./imprint/ImprintScreen.tsx')).ImprintScreen,
  },
  '/privacy-policy': {
    load: async () =>
      (await import('./privacy-policy/PrivacyPolicyScreen.tsx')).PrivacyPolicyScreen,
  },
  '/careers': {
    load: async () => (await import('./careers/CareersScreen.tsx')).CareersScreen,
  },
  '/spare-parts': {
    load: async () => (await import('./spare-parts/SparePartsScreen.tsx')).SparePartsScreen,
    parameters: { page: pageParameter },
  },
  '/service/:id': {
    load: async () => (await import('./service/ServiceScreen.tsx')).ServiceScreen,
  },
  '/parts/:id': {
    load: async () => (await import('./product/ProductScreen.tsx')).ProductScreen,
  },
  '/part-list/:id': {
    load: async () => (await import('./part-list/PartListScreen.tsx')).PartListScreen,
    parameters: { page: pageParameter },
  },
  '/partners': {
    load: async () => (await import('./partners/PartnersScreen.tsx')).PartnersScreen,
    parameters: { page: pageParameter },
  },
  '/gas-turbina': {
    load: async () => (await import('./gas-turbine/GasTurbineScreen.tsx')).GasTurbineScreen,
  },
  '/contacts': {
    load: async () => (await import('./contacts/ContactsScreen.tsx')).ContactsScreen,
  },
  '/search': {
    load: async () => (await import('./search/SearchScreen.tsx')).SearchScreen,
    parameters: { q: partSearchText },
  },
  '/enquiry': {
    load: async () => (await import('./enquiry/EnquiryScreen.tsx')).EnquiryScreen,
  },
  '/controller': {
    load: async () => (await import('./login/LoginScreen.tsx')).LoginScreen,
  },
  '/invitation/:token': {
    load: async () => (await import('./login/InvitationScreen.tsx')).InvitationScreen,
  },
};

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

const routes = Object.entries(screens).map(([path, screen]) => ({
  ...{ path, parameters: screen.parameters ?? {} },
  Screen: loadableScreen(screen.load),
}));

/** Finds the screen of a path; null for all others, which show the home page (spec 2.1). */
export function matchScreen(path: string): PathMatch | null {
  return routes.map((route) => matchPath(route.path, path)).find((match) => match) ?? null;
}

/** Returns what the screen of a path reads of a search, in one spelling; empty where it reads nothing. */
export function searchOf(path: string, search: string): string {
  const { parameters = {} } = routes.find((route) => matchPath(route.path, path)) ?? {};
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
