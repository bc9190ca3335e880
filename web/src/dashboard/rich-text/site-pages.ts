import { foldText } from 'backend/part-folding';
import type { TFunction } from 'i18next';

import { languageOf } from '../../i18n/languages.ts';
import type { Language } from '../../i18n/languages.ts';
import { publicScreens } from '../../public-screens.ts';
import { entities } from '../entity/entities.ts';
import type { ScreenEntity } from '../entity/entities.ts';
import { publicRoute } from '../public-screen/screen-pairs.ts';
import type { OptionGroup } from '../ui/SearchBox.tsx';
import type { PageFieldQuery } from './PageField.generated.ts';

/** A page of this website. */
export interface SitePage {
  key: string;
  /** Its route, which the site's addresses have after '#'. */
  route: string;
  title: string;
  /** The language of its title. */
  language: Language;
}

/** The kinds of which each thing has a page of its own. */
const kinds = ['SERVICE', 'SPARE', 'PRODUCT'] as const;

/** Finds the screens of the site that are always there, by what they are called in a language. */
export function findScreens(typed: string, t: TFunction, language: Language): SitePage[] {
  const wanted = foldText(typed);
  return publicScreens.flatMap(({ path: route, label, title = label }) => {
    const name = title && t(label ?? title);
    return name && foldText(name).includes(wanted)
      ? [{ key: route, route, title: name, language }]
      : [];
  });
}

/** Groups pages by what they are: those that the server has found, and then the fixed screens. */
export function groupPages(
  screens: SitePage[],
  found: PageFieldQuery['search']['content'],
  language: Language,
): OptionGroup<SitePage>[] {
  const groups = kinds.map((kind) => {
    const { name, plural, path }: ScreenEntity = entities[kind];
    const hits = found.find((group) => group.kind === kind)?.hits ?? [];
    const options = hits.flatMap((hit): SitePage[] => {
      const route = publicRoute(path(hit.restId));
      const title = hit.title.map(({ text }) => text).join('') || `${name} ${hit.restId}`;
      const written = languageOf(hit.language) ?? language;
      return route ? [{ key: route, route, title, language: written }] : [];
    });
    return { key: kind, name: plural, options };
  });
  const all = [...groups, { key: 'PAGE', name: entities.PAGE.plural, options: screens }];
  return all.filter(({ options }) => options.length > 0);
}
