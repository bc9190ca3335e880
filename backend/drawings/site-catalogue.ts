import { balancingStand, explodedEngine } from './about.ts';
import { hero, preview } from './banner.ts';
import { appIcon, flagDe, flagEn, flagRu, logo } from './emblem.ts';

/** The site's drawings by file name. */
export const siteDrawings: Record<string, () => string> = {
  hero,
  'about-1': balancingStand,
  'about-2': explodedEngine,
  logo,
  'flag-de': flagDe,
  'flag-en': flagEn,
  'flag-ru': flagRu,
};

/** Icons and the preview picture that links show. */
export const icons = (): { name: string; text: string; width: number; height: number }[] => [
  { name: 'favicon.svg', text: logo(), width: 64, height: 64 },
  { name: 'icon-192.png', text: appIcon(), width: 192, height: 192 },
  { name: 'icon-512.png', text: appIcon(), width: 512, height: 512 },
  { name: 'apple-touch-icon.png', text: appIcon(), width: 180, height: 180 },
  { name: 'og.png', text: preview(), width: 1200, height: 630 },
];
