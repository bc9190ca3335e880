import type { ParseKeys } from 'i18next';

import type { PageSlug } from './apollo/schema.generated.ts';

/** A screen of visitors, and what leads to it. */
interface PublicScreen {
  /** The route (spec 2.2). */
  path: string;
  /** What a link to it says. */
  label?: ParseKeys;
  /** Where large screens link it; small ones have both in one menu (spec 2.4). */
  linkedIn?: 'navigation' | 'top bar';
  /** Search engines find it; services, lists and products are added one by one (`sitemap.ts`). */
  inSitemap?: true;
  /** The page whose text it shows. */
  page?: PageSlug;
  /** Where administrators edit it; of two screens, the later has more of it. */
  editedAt?: readonly string[];
}

const screens = [
  { path: '/', label: 'home page', inSitemap: true, editedAt: ['/dashboard/settings'] },
  {
    path: '/gas-turbina',
    label: 'gas turbines',
    linkedIn: 'navigation',
    inSitemap: true,
    page: 'GAS_TURBINA',
    editedAt: ['/dashboard/categories', '/dashboard/gas-turbina'],
  },
  {
    path: '/spare-parts',
    label: 'stock and pre-order',
    inSitemap: true,
    editedAt: ['/dashboard', '/dashboard/data'],
  },
  {
    path: '/partners',
    label: 'partners',
    linkedIn: 'navigation',
    inSitemap: true,
    editedAt: ['/dashboard/partners'],
  },
  {
    path: '/careers',
    label: 'careers',
    linkedIn: 'navigation',
    inSitemap: true,
    page: 'CAREERS',
    editedAt: ['/dashboard/careers'],
  },
  {
    path: '/contacts',
    label: 'contacts',
    linkedIn: 'top bar',
    inSitemap: true,
    page: 'CONTACT',
    editedAt: ['/dashboard/contact'],
  },
  { path: '/imprint', inSitemap: true, editedAt: ['/dashboard/settings'] },
  {
    path: '/privacy-policy',
    inSitemap: true,
    page: 'PRIVACY_POLICY',
    editedAt: ['/dashboard/privacy-policy'],
  },
  { path: '/service/:id', editedAt: ['/dashboard/services/:id'] },
  { path: '/part-list/:id', editedAt: ['/dashboard/spare/:id'] },
  { path: '/parts/:id', editedAt: ['/dashboard/product/:id'] },
  { path: '/search' },
  { path: '/enquiry' },
  { path: '/controller' },
  { path: '/invitation/:token' },
] as const satisfies PublicScreen[];

export type PublicPath = (typeof screens)[number]['path'];

/** The screens of visitors, in the order of the main navigation (spec 2.4) where they stand in it. */
export const publicScreens: readonly (PublicScreen & { path: PublicPath })[] = screens;

/** Returns the screens that have something to show: that of the partners only where there are some (spec 2.4). */
export function filledScreens({ partnerCount }: { partnerCount: number }) {
  return publicScreens.filter(({ path }) => path !== '/partners' || partnerCount > 0);
}

/** Returns the screens that links lead to. */
export function linkedScreens(navbar: { partnerCount: number }) {
  return filledScreens(navbar).flatMap(({ path, label, linkedIn }) =>
    label ? [{ path, label, linkedIn }] : [],
  );
}
