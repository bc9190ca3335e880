import { useQuery } from '@apollo/client/react';

import type { Permission, Role } from '../../apollo/schema.generated.ts';
import { OwnPermissionsDocument } from './OwnPermissions.generated.ts';

/** What the administrator may do; read again with every screen that opens. */
export interface Permissions {
  /** Whether it is not known yet. */
  isAwaited: boolean;
  /** The login of the account, once it is known. */
  login: string | undefined;
  /** Null where the backend has no roles, or cannot be reached. */
  role: Role | null;
  /** Whether the role allows to manage a part of the site. Without roles it does; the backend decides. */
  may: (permission: Permission) => boolean;
  /** Whether the backend is known to offer a part beyond the specification, and the role allows it. */
  offers: (permission: Permission) => boolean;
}

/** Returns what the administrator may do. */
export function usePermissions(): Permissions {
  const { data, loading } = useQuery(OwnPermissionsDocument);
  const { role = null, permissions = [] } = data?.account ?? {};
  const offers = (permission: Permission) => permissions.includes(permission);
  return {
    isAwaited: loading && !data,
    login: data?.account?.login,
    role,
    may: (permission) => role === null || offers(permission),
    offers,
  };
}
