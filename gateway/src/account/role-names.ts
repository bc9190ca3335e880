import type { RestRole } from '../contract/account.ts';
import { roles } from '../contract/roles.generated.ts';
import type { Role } from '../resolvers.generated.ts';

const names: Record<RestRole, Role> = { owner: 'OWNER', editor: 'EDITOR', clerk: 'CLERK' };

/** Returns a role as the schema names it. */
export function roleName(role: RestRole | null | undefined): Role | null {
  return role ? names[role] : null;
}

/** Returns a role of the schema as the contract names it. */
export function roleKey(name: Role): RestRole {
  return roles.find((role) => names[role] === name) ?? 'clerk';
}
