import { findParts, foldPage, isPageHit, parsePartQuery } from 'backend/part-matching';
import type { Synonyms } from 'backend/synonyms';
import type { ParseKeys, TFunction } from 'i18next';

import { publicScreens, titleOf } from '../../public-screens.ts';
import type { PublicPath } from '../../public-screens.ts';

/** A page that a search has found. */
export interface PageHit {
  path: PublicPath;
  title: string;
  /** What it says; empty where only its title matches. */
  text: string;
}

/** The screens whose texts are in the catalogues, and the keys of their paragraphs. */
const textKeys: Partial<Record<PublicPath, ParseKeys[]>> = {
  '/': ['about.1', 'about.2', 'about.3', 'about.4', 'about.5', 'about.6', 'about.7'],
  '/gas-turbina': ['stock hint'],
  '/spare-parts': ['spare parts policy.1', 'spare parts policy.2'],
  '/enquiry': [],
  '/careers': ['Upload your CV'],
  '/contacts': ['contacts description'],
  '/imprint': ['imprint.disputes text', 'imprint.liability text', 'imprint.copyright text'],
  '/privacy-policy': [],
};

const staticPages = publicScreens.flatMap(({ path }) => {
  const [title, texts] = [titleOf(path), textKeys[path]];
  return title && texts ? [{ path, title, texts }] : [];
});

/**
 * Finds pages by their titles and paragraphs in the language of the site, as the gateway finds the others;
 * without `names` by the built-in ones.
 */
export function findStaticPages(typed: string, t: TFunction, names?: Synonyms): PageHit[] {
  const query = parsePartQuery(typed, names);
  const paragraphs = staticPages.flatMap(({ path, title, texts }) =>
    ['', ...texts.map((key) => t(key))].map((text) => ({
      ...{ path, title: t(title), text },
      folded: foldPage([t(title)], [text]),
    })),
  );
  const found = findParts(query, paragraphs).filter((one) => isPageHit(query, one));
  const byPath = Map.groupBy(found, ({ part }) => part.path);
  return [...byPath.values()].flatMap(([first]) => (first ? [first.part] : []));
}
