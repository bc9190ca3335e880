import type { Permission } from '../../apollo/schema.generated.ts';
import { entities } from '../entity/entities.ts';
import type { Entity } from '../entity/entities.ts';
import type { CountName } from './OpenCount.tsx';
import type { Permissions } from '../ui/use-permissions.ts';

/** An entry of the menu, with the screens to which it leads. */
export interface MenuEntry {
  label: string;
  path: string;
  /** The path prefix of the screens of single objects that belong to this entry. */
  objects?: string;
  /** What the screens manage. */
  permission: Permission;
  /** What is counted beside it. */
  count?: CountName;
  /** Whether it goes beyond the specification. */
  isOurs?: true;
  /** Whether it is shown only where the backend is known to have it. */
  isOffer?: true;
}

/** All entries of the menu in their order (spec 2.14), followed by ours. */
export const menuEntries: MenuEntry[] = [
  {
    label: 'Products',
    path: '/dashboard',
    objects: '/dashboard/product/',
    permission: 'PRODUCT',
  },
  { label: 'Categories', path: '/dashboard/categories', permission: 'CATEGORY' },
  {
    label: 'Spare Parts',
    path: '/dashboard/data',
    objects: '/dashboard/spare/',
    permission: 'SPARE',
  },
  { label: 'Partners', path: '/dashboard/partners', permission: 'PARTNER' },
  {
    label: 'Services',
    path: '/dashboard/services',
    objects: '/dashboard/services/',
    permission: 'SERVICE',
  },
  {
    label: 'Requests',
    path: '/dashboard/requests',
    permission: 'REQUEST',
    count: 'openRequestCount',
  },
  { label: 'Gas Turbina', path: '/dashboard/gas-turbina', permission: 'PAGE' },
  { label: 'Privacy Policy', path: '/dashboard/privacy-policy', permission: 'PAGE' },
  { label: 'Careers', path: '/dashboard/careers', permission: 'PAGE' },
  { label: 'Contact', path: '/dashboard/contact', permission: 'PAGE' },
  { label: 'Settings', path: '/dashboard/settings', permission: 'ACCOUNT' },
  // It compares the texts of the whole site.
  { label: 'Translations', path: '/dashboard/translations', permission: 'PAGE', isOurs: true },
  {
    label: 'Applications',
    path: '/dashboard/applications',
    permission: 'APPLICATION',
    count: 'openApplicationCount',
    isOurs: true,
    isOffer: true,
  },
  ...offeredLists(),
  { label: 'Trash', path: '/dashboard/trash', permission: 'TRASH', isOurs: true, isOffer: true },
  {
    label: 'Accounts',
    path: '/dashboard/accounts',
    permission: 'SESSION',
    isOurs: true,
    isOffer: true,
  },
  { label: 'Log', path: '/dashboard/log', permission: 'LOG', isOurs: true, isOffer: true },
];

/** The lists of the entities beyond the specification. */
function offeredLists(): MenuEntry[] {
  const all: Entity[] = Object.values(entities);
  return all.flatMap(({ plural, path, offeredAs }) =>
    path && offeredAs
      ? [{ label: plural, path: path(''), permission: offeredAs, isOurs: true, isOffer: true }]
      : [],
  );
}

/** Returns the entry to which a screen belongs. */
export function menuEntryOf(pathname: string): MenuEntry | undefined {
  return menuEntries.find(
    ({ path, objects }) =>
      pathname === path || (objects !== undefined && pathname.startsWith(objects)),
  );
}

/** Returns the entries whose screens an administrator may open. */
export function allowedEntries({ may, offers }: Permissions): MenuEntry[] {
  return menuEntries.filter(({ permission, isOffer }) =>
    isOffer ? offers(permission) : may(permission),
  );
}
