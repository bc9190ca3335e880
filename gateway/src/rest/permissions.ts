import { guardedEndpoints } from '../contract/roles.generated.ts';
import { isExtensionEndpoint } from './offer.ts';
import { isAllowed } from './own-account.ts';
import type { RestSession } from './rest-session.ts';

/** What an administrator may manage: a part of the contract. */
export type Permission = (typeof guardedEndpoints)[number][0];

const parts: readonly (readonly [Permission, readonly string[]])[] = guardedEndpoints;

/** Lists what an administrator may manage, as the role allows and the backend offers. */
export async function permissionsOf(session: RestSession): Promise<Permission[]> {
  const offer = await session.offer.read();
  const permissions: Permission[] = [];
  for (const [permission, endpoints] of parts) {
    const isOffered = endpoints.some((one) => !isExtensionEndpoint(one) || offer.has(one));
    if (isOffered && (await areAllowed(session, endpoints))) permissions.push(permission);
  }
  return permissions;
}

async function areAllowed(session: RestSession, endpoints: readonly string[]): Promise<boolean> {
  for (const endpoint of endpoints) {
    if (!(await isAllowed(session, endpoint))) return false;
  }
  return true;
}
