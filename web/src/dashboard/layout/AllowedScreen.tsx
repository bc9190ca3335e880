import { Anchor, Text } from '@mantine/core';
import { Link, Navigate, useLocation } from 'dashboard-router';
import type { ReactNode } from 'react';

import { allowedEntries, menuEntryOf } from './menu-entries.ts';
import { roleNames } from '../ui/role-names.ts';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { usePermissions } from '../ui/use-permissions.ts';

/**
 * Shows a screen that the administrator's role allows, and of another one why it does not. Leads from the
 * index, where a login ends, to the first screen that is allowed.
 */
export function AllowedScreen({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const permissions = usePermissions();
  const { isAwaited, role, may } = permissions;
  if (isAwaited) return null;
  const entry = menuEntryOf(pathname);
  if (role === null || !entry || may(entry.permission)) return children;

  const [first] = allowedEntries(permissions);
  if (pathname === '/dashboard' && first) return <Navigate to={first.path} replace />;
  return (
    <>
      <ScreenHeader title="Not allowed" />
      <Text>
        Your role ({roleNames[role].toLowerCase()}) does not include ‘{entry.label}’. An owner can
        change it under ‘Accounts’.
      </Text>
      {first && (
        <Anchor component={Link} to={first.path}>
          Go to {first.label}
        </Anchor>
      )}
    </>
  );
}
