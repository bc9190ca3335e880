import { Navigate, Route, Routes } from 'react-router-dom';

import { DashboardLayout } from './layout/DashboardLayout.tsx';
import { RequestScreen } from './request/RequestScreen.tsx';

/** The routes of an administrator (spec 2.14); unknown paths show the index (spec 2.1). */
export function DashboardRoutes() {
  return (
    <Routes>
      <Route element={<DashboardLayout />}>
        <Route path="/dashboard" element={<RequestScreen />} />
        <Route path="/dashboard/requests" element={<RequestScreen />} />
        <Route path="*" element={<Navigate to="/dashboard" replace />} />
      </Route>
    </Routes>
  );
}
