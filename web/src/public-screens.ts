import type { ParseKeys } from 'i18next';

import type { PageSlug } from './apollo/schema.generated.ts';

/** A screen of visitors. */
interface PublicScreen {
  /** The route (spec 2.2). */
  path: string;
  /** What a link to it in a menu says. */
  label?: ParseKeys;
  /** What it is called, where no label says that. */
  title?: ParseKeys;
  /** Where large screens link it; small ones have both in one menu (spec 2.4). */
  linkedIn?: 'navigation' | 'top bar';
  /** Where administrators edit it; of two places, the later has more of the screen. */
  editedAt: readonly string[];
  /**
   * Whether search engines are to find it by itself, or the page whose text it shows. Services, part lists and
   * products are listed one by one.
   */
  inSitemap: PageSlug | boolean;
  /** Whether it goes beyond the specification. */
  isOurs?: true;
}

const screens = [
  {
    path: '/',
    label: 'home page',
    title: 'about company GmbH',
    editedAt: ['/dashboard/settings'],
    inSitemap: true,
  },
  {
    path: '/gas-turbina',
    label: 'gas turbines',
    linkedIn: 'navigation',
    editedAt: ['/dashboard/categories', '/dashboard/gas-turbina'],
    inSitemap: 'GAS_TURBINA',
  },
  {
    path: '/spare-parts',
    label: 'stock and pre-order',
    editedAt: ['/dashboard', '/dashboard/data'],
    inSitemap: true,
  },
  {
    path: '/partners',
    label: 'partners',
    linkedIn: 'navigation',
    editedAt: ['/dashboard/partners'],
    inSitemap: true,
  },
  {
    path: '/careers',
    label: 'careers',
    linkedIn: 'navigation',
    editedAt: ['/dashboard/careers'],
    inSitemap: 'CAREERS',
  },
  {
    path: '/contacts',
    label: 'contacts',
    linkedIn: 'top bar',
    editedAt: ['/dashboard/contact'],
    inSitemap: 'CONTACT',
  },
  { path: '/imprint', title: 'imprint', editedAt: ['/dashboard/settings'], inSitemap: true },
  {
    path: '/privacy-policy',
    title: 'privacy policy',
    editedAt: ['/dashboard/privacy-policy'],
    inSitemap: 'PRIVACY_POLICY',
  },
  { path: '/service/:id', editedAt: ['/dashboard/services/:id'], inSitemap: false },
  { path: '/part-list/:id', editedAt: ['/dashboard/spare/:id'], inSitemap: false },
  { path: '/parts/:id', editedAt: ['/dashboard/product/:id'], inSitemap: false },
  { path: '/search', title: 'site search', editedAt: [], inSitemap: false, isOurs: true },
  {
    path: '/enquiry',
    title: 'enquiry for several parts',
    editedAt: [],
    inSitemap: false,
    isOurs: true,
  },
  { path: '/controller', editedAt: [], inSitemap: false },
  { path: '/invitation/:token', editedAt: [], inSitemap: false, isOurs: true },
] as const satisfies PublicScreen[];

export type PublicPath = (typeof screens)[number]['path'];

/** The screens of visitors, in the order of the main navigation (spec 2.4) where they stand in it. */
export const publicScreens: readonly (PublicScreen & { path: PublicPath })[] = screens;

/** Returns the key of what a screen is called; undefined for a screen of many things. */
export function titleOf(path: PublicPath): ParseKeys | undefined {
  const { title, label } = publicScreens.find((screen) => screen.path === path) ?? {};
  return title ?? label;
}

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
