import '@mantine/core/styles.layer.css';

import { ModalsProvider } from '@mantine/modals';
import { Navigate, Route, Routes } from 'react-router-dom';

import { Library } from '../ui/Library.tsx';
import { CategoryListScreen } from './category/CategoryListScreen.tsx';
import { DashboardLayout } from './layout/DashboardLayout.tsx';
import { EditProductScreen } from './product/EditProductScreen.tsx';
import { ProductListScreenDocument } from './product/ProductListScreen.generated.ts';
import { ProductListScreen } from './product/ProductListScreen.tsx';
import { RequestScreen } from './request/RequestScreen.tsx';
import { SettingsScreen } from './settings/SettingsScreen.tsx';
import { SpareScreen } from './spare/SpareScreen.tsx';
import { SpareListScreenDocument } from './spare-list/SpareListScreen.generated.ts';
import { SpareListScreen } from './spare-list/SpareListScreen.tsx';
import { WithList } from './ui/WithList.tsx';

/** The routes of an administrator (spec 2.14); unknown paths show the index (spec 2.1). */
export function DashboardRoutes() {
  return (
    <Library>
      <ModalsProvider>
        <Routes>
          <Route element={<DashboardLayout />}>
            <Route path="/dashboard" element={<ProductListScreen />} />
            <Route
              path="/dashboard/product/:restId"
              element={
                <WithList list={ProductListScreenDocument}>
                  <EditProductScreen />
                </WithList>
              }
            />
            <Route path="/dashboard/categories" element={<CategoryListScreen />} />
            <Route path="/dashboard/data" element={<SpareListScreen />} />
            <Route
              path="/dashboard/spare/:restId"
              element={
                <WithList list={SpareListScreenDocument}>
                  <SpareScreen />
                </WithList>
              }
            />
            <Route path="/dashboard/requests" element={<RequestScreen />} />
            <Route path="/dashboard/settings" element={<SettingsScreen />} />
            <Route path="*" element={<Navigate to="/dashboard" replace />} />
          </Route>
        </Routes>
      </ModalsProvider>
    </Library>
  );
}
