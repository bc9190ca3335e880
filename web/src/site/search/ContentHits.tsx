import type { TFunction } from 'i18next';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { SearchKind } from '../../apollo/schema.generated.ts';
import { languageOf } from '../../i18n/languages.ts';
import { pathOf, titleOf } from '../../public-screens.ts';
import type { PublicPath } from '../../public-screens.ts';
import { Matches } from '../../ui/Matches.tsx';
import type { SearchScreenQuery } from './SearchScreen.generated.ts';
import classes from './SearchScreen.module.css';
import type { PageHit } from './static-pages.ts';

type SearchGroup = SearchScreenQuery['search']['content'][number];
type Pieces = ComponentProps<typeof Matches>['pieces'];

interface ShownKind {
  /** What stands above the hits, and for a missing title. */
  heading: (t: TFunction) => string;
  /** Where a hit leads. */
  path: (id: string) => string;
}

const kinds: Partial<Record<SearchKind, ShownKind>> = {
  SERVICE: { heading: (t) => t('services'), path: (id) => pathOf('/service/:id', id) },
  PRODUCT: { heading: (t) => t('products'), path: (id) => pathOf('/parts/:id', id) },
  CATEGORY: { heading: (t) => t('categories'), path: () => '/gas-turbina' },
  SPARE: { heading: (t) => t('part lists'), path: (id) => pathOf('/part-list/:id', id) },
  PARTNER: { heading: (t) => t('partners'), path: () => '/partners' },
};

/** The routes of the pages of the backend, by their slugs. */
const pages: Record<string, PublicPath> = {
  'gas-turbina': '/gas-turbina',
  contact: '/contacts',
  'privacy-policy': '/privacy-policy',
  careers: '/careers',
};

interface ContentHitsProps {
  groups: readonly SearchGroup[];
  /** The pages that have been found by the texts of the catalogues. */
  staticPages: PageHit[];
}

/** Counts what `ContentHits` shows and what is left out of it. */
export function pagesIn(groups: readonly SearchGroup[], staticPages: PageHit[]): number {
  const others = withoutThose(groups, staticPages);
  return groups.reduce((sum, { totalCount }) => sum + totalCount, others.length);
}

/** Leaves out the pages that the gateway has found as well. */
function withoutThose(groups: readonly SearchGroup[], staticPages: PageHit[]): PageHit[] {
  const hits = groups.find(({ kind }) => kind === 'PAGE')?.hits ?? [];
  const paths = hits.map(({ restId }) => pages[restId]);
  return staticPages.filter(({ path }) => !paths.includes(path));
}

/** Shows what a search has found besides parts, by kind. */
export function ContentHits({ groups, staticPages }: ContentHitsProps) {
  const { t } = useTranslation();
  const pageHits = groups.find(({ kind }) => kind === 'PAGE')?.hits ?? [];
  const others = withoutThose(groups, staticPages);

  return (
    <>
      {groups.map(({ kind, hits, totalCount }) => {
        const shown = kinds[kind];
        if (!shown) return null;
        const heading = shown.heading(t);
        // All partners are on one page.
        const listed = kind === 'PARTNER' ? hits.slice(0, 1) : hits;
        return (
          <Group key={kind} heading={heading}>
            {listed.map(({ restId, title, text, language }) => (
              <Hit key={restId} to={shown.path(restId)} lang={languageOf(language)} text={text}>
                {title.length > 0 ? <Matches pieces={title} /> : heading}
              </Hit>
            ))}
            {kind !== 'PARTNER' && totalCount > hits.length && (
              <li>{t('more rows', { number: totalCount - hits.length })}</li>
            )}
          </Group>
        );
      })}
      {pageHits.length + others.length > 0 && (
        <Group heading={t('pages')}>
          {others.map(({ path, title, text }) => (
            <Hit key={path} to={path} text={[{ text, isMatch: false }]}>
              {title}
            </Hit>
          ))}
          {pageHits.map(({ restId, text, language }) => {
            const path = pages[restId];
            const title = path && titleOf(path);
            return (
              title && (
                <Hit key={restId} to={path} lang={languageOf(language)} text={text}>
                  {t(title)}
                </Hit>
              )
            );
          })}
        </Group>
      )}
    </>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {heading}
      </h2>
      <ul className={classes.pages}>{children}</ul>
    </section>
  );
}

interface HitProps {
  to: string;
  lang?: string | undefined;
  text: Pieces;
  children: ReactNode;
}

function Hit({ to, lang, text, children }: HitProps) {
  return (
    <li lang={lang}>
      <Link to={to}>{children}</Link>
      <p>
        <Matches pieces={text} />
      </p>
    </li>
  );
}
