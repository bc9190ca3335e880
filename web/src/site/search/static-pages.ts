import { findParts, foldPage, isPageHit, parsePartQuery } from 'backend/part-matching';
import type { ParseKeys, TFunction } from 'i18next';

/** A page that a search has found. */
export interface PageHit {
  path: string;
  title: string;
  /** What it says; empty where only its title matches. */
  text: string;
}

/** The pages whose texts are in the catalogues, by the keys of their titles and paragraphs. */
const staticPages: { path: string; title: ParseKeys; texts: ParseKeys[] }[] = [
  {
    path: '/',
    title: 'about company GmbH',
    texts: ['about.1', 'about.2', 'about.3', 'about.4', 'about.5', 'about.6', 'about.7'],
  },
  { path: '/gas-turbina', title: 'gas turbines', texts: ['stock hint'] },
  {
    path: '/spare-parts',
    title: 'stock and pre-order',
    texts: ['spare parts policy.1', 'spare parts policy.2'],
  },
  { path: '/enquiry', title: 'enquiry for several parts', texts: [] },
  { path: '/careers', title: 'careers', texts: ['Upload your CV'] },
  { path: '/contacts', title: 'contacts', texts: ['contacts description'] },
  {
    path: '/imprint',
    title: 'imprint',
    texts: ['imprint.disputes text', 'imprint.liability text', 'imprint.copyright text'],
  },
  { path: '/privacy-policy', title: 'privacy policy', texts: [] },
];

/** Finds pages by their titles and paragraphs in the language of the site, as the gateway finds the others. */
export function findStaticPages(typed: string, t: TFunction): PageHit[] {
  const query = parsePartQuery(typed);
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
