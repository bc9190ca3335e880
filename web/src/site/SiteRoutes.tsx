import { Route, Routes } from 'react-router-dom';

import { HomeScreen } from './home/HomeScreen.tsx';
import { SiteLayout } from './SiteLayout.tsx';
import { LoginScreen } from './login/LoginScreen.tsx';
import { PartListScreen } from './part-list/PartListScreen.tsx';

/** The routes of a visitor (spec 2.2); unknown paths show the home page (spec 2.1). */
export function SiteRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route path="/part-list/:id" element={<PartListScreen />} />
        <Route path="/controller" element={<LoginScreen />} />
        <Route path="*" element={<HomeScreen />} />
      </Route>
    </Routes>
  );
}
