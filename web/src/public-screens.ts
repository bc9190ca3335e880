import type { ParseKeys } from 'i18next';

import type { PageSlug } from './apollo/schema.generated.ts';
import { encodeText } from './ui/encode-text.ts';

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
    inSitemap: true,
  },
  {
    path: '/gas-turbina',
    label: 'gas turbines',
    linkedIn: 'navigation',
    inSitemap: 'GAS_TURBINA',
  },
  {
    path: '/spare-parts',
    label: 'stock and pre-order',
    inSitemap: true,
  },
  {
    path: '/partners',
    label: 'partners',
    linkedIn: 'navigation',
    inSitemap: true,
  },
  {
    path: '/careers',
    label: 'careers',
    linkedIn: 'navigation',
    inSitemap: 'CAREERS',
  },
  {
    path: '/contacts',
    label: 'contacts',
    linkedIn: 'top bar',
    inSitemap: 'CONTACT',
  },
  { path: '/imprint', title: 'imprint', inSitemap: true },
  {
    path: '/privacy-policy',
    title: 'privacy policy',
    inSitemap: 'PRIVACY_POLICY',
  },
  { path: '/service/:id', inSitemap: false },
  { path: '/part-list/:id', inSitemap: false },
  { path: '/parts/:id', inSitemap: false },
  { path: '/search', title: 'site search', inSitemap: false, isOurs: true },
  {
    path: '/enquiry',
    title: 'enquiry for several parts',
    inSitemap: false,
    isOurs: true,
  },
  { path: '/controller', inSitemap: false },
  { path: '/invitation/:token', inSitemap: false, isOurs: true },
] as const satisfies PublicScreen[];

export type PublicPath = (typeof screens)[number]['path'];

/** A screen of many things: services, part lists or products. */
export type EntryScreen = Extract<PublicPath, `${string}/:id`>;

/** Returns the path at which a screen of many things shows one of them. */
export function pathOf(screen: EntryScreen, restId: string): string {
  return screen.replace(':id', encodeText(restId));
}

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
