import type { ParseKeys } from 'i18next';

/** A screen of visitors. */
interface PublicScreen {
  /** The route (spec 2.2). */
  path: string;
  /** What a link to it says. */
  label?: ParseKeys;
  /** Where large screens link it; small ones have both in one menu (spec 2.4). */
  linkedIn?: 'navigation' | 'top bar';
}

const screens = [
  { path: '/', label: 'home page' },
  { path: '/gas-turbina', label: 'gas turbines', linkedIn: 'navigation' },
  { path: '/spare-parts', label: 'stock and pre-order' },
  { path: '/partners', label: 'partners', linkedIn: 'navigation' },
  { path: '/careers', label: 'careers', linkedIn: 'navigation' },
  { path: '/contacts', label: 'contacts', linkedIn: 'top bar' },
  { path: '/imprint' },
  { path: '/privacy-policy' },
  { path: '/service/:id' },
  { path: '/part-list/:id' },
  { path: '/parts/:id' },
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
