import { skipToken, useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createSearchParams, Link } from 'react-router-dom';

import { busy } from '../../ui/busy.tsx';
import { useScreenLanguage } from '../../i18n/use-language.ts';
import { languageOf } from '../../i18n/languages.ts';
import { maxPageSize } from '../../ui/list/use-read-more.ts';
import { pathOf } from '../../public-screens.ts';
import { CalloutNumbers } from '../ui/CalloutNumbers.tsx';
import { useKnownNames } from '../ui/use-known-names.ts';
import { AddToBasket } from '../basket/AddToBasket.tsx';
import { HistoryLines } from '../part-history/HistoryLines.tsx';
import { usePartHistories } from '../part-history/use-part-histories.ts';
import { AskForNumber } from './AskForNumber.tsx';
import { ContentHits, pagesIn } from './ContentHits.tsx';
import { SearchScreenDocument } from './SearchScreen.generated.ts';
import type { SearchScreenQuery } from './SearchScreen.generated.ts';
import classes from './SearchScreen.module.css';
import { findStaticPages } from './static-pages.ts';

/** How many hits show at first; few visitors look further. */
export const firstHits = 50;

type FoundParts = SearchScreenQuery['search']['parts'];

/** Shows the parts that match, best first, each with a link to its row, and then what else the site has. */
export function SearchResults({ query }: { query: string }) {
  const { t } = useTranslation();
  const language = useScreenLanguage();
  /** How many hits showed when more were asked for. */
  const [before, setBefore] = useState<number>();
  const first = before === undefined ? firstHits : maxPageSize;
  const hits = useRef<HTMLElement>(null);
  const { data, previousData, loading, error, refetch } = useQuery(
    SearchScreenDocument,
    query ? { variables: { query, first, language } } : skipToken,
  );
  const search = (data ?? previousData)?.search;
  const found = search?.parts;
  const names = useKnownNames(query !== '');
  // With the rest, so that nothing moves when that comes.
  const staticPages = useMemo(
    () => (search && query ? findStaticPages(query, t, names) : []),
    [search, query, t, names],
  );
  useEffect(() => {
    // The button has gone, and with it the focus.
    if (before === undefined || loading || document.activeElement !== document.body) return;
    hits.current?.querySelectorAll<HTMLElement>('th a')[before]?.focus();
  }, [before, loading]);
  const pageCount = pagesIn(search?.content ?? [], staticPages);

  /** Whether something has it as its number or as a word, such as the name of an engine. */
  const isKnown =
    pageCount > 0 || found?.hits.some(({ match }) => match === 'EXACT' || match === 'CONTAINED');

  function status(): string {
    if (!query) return '';
    if (error) return t('The search failed.');
    if (!found) return t('Searching…');
    return pageCount === 0
      ? summary(found)
      : `${summary(found)} ${t('Pages found', { number: pageCount })}`;
  }

  function summary({ hits, hasMore }: FoundParts): string {
    const number = hits.length;
    if (number === 0) return t('No part found', { text: query });
    if (hits[0]?.match === 'SIMILAR') return t('Similar parts found', { number });
    if (hits[0]?.match === 'PARTIAL') return t('Parts with some words found', { number });
    return hasMore ? t('First parts shown', { number }) : t('Parts found', { number });
  }

  return (
    <>
      {/* In the page before anything is found, so that a screen reader announces it. */}
      <p role="status" className={classes.status}>
        {status()}
      </p>
      {error && (
        <Button variant="default" {...busy(loading)} onClick={() => void refetch()}>
          {t('Try again')}
        </Button>
      )}
      {found?.hits.length === 0 && pageCount === 0 && (
        <p>
          {t('no part found hint')} <Link to="/contacts">{t('contacts')}</Link>
        </p>
      )}
      {found && !isKnown && <AskForNumber number={query} />}
      {found && found.hits.length > 0 && (
        <section ref={hits} aria-labelledby="found-parts">
          <h2 id="found-parts" className={classes.heading}>
            {t('spare parts')}
          </h2>
          <Hits hits={found.hits} />
        </section>
      )}
      {found?.hasMore && before === undefined && (
        <Button
          variant="default"
          mt="md"
          {...busy(loading)}
          onClick={() => setBefore(found.hits.length)}
        >
          {t('Load more')}
        </Button>
      )}
      {search && <ContentHits groups={search.content} staticPages={staticPages} />}
    </>
  );
}

const columns = ['Partnumber', 'Description', 'Subst-Part', 'Part list'] as const;

function Hits({ hits }: Pick<FoundParts, 'hits'>) {
  const { t } = useTranslation();
  const parts = useMemo(() => hits.map(({ subPart }) => subPart), [hits]);
  const histories = usePartHistories(parts);

  return (
    // Explicit roles: laid out as blocks on a phone, the elements would lose their implicit ones.
    <table role="table" className={classes.hits}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((heading) => (
            <th key={heading} role="columnheader" scope="col">
              {t(heading)}
            </th>
          ))}
          <th role="columnheader" scope="col">
            <span className={classes.hidden}>{t('Add')}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {hits.map(({ subPart, spare }) => {
          const { id, partNumber, description, substPart, callout } = subPart;
          const history = histories.get(id);
          return (
            <tr key={id} role="row">
              <th role="rowheader" scope="row" className={classes.number} translate="no">
                <Link
                  to={{
                    pathname: pathOf('/part-list/:id', spare.restId),
                    search: createSearchParams({ part: partNumber }).toString(),
                  }}
                >
                  {partNumber || t('Partnumber')}
                </Link>
                <CalloutNumbers callout={callout} />
              </th>
              <td role="cell">
                <span lang={languageOf(description.writtenIn)}>{description.in}</span>
                {history && (
                  <HistoryLines
                    part={subPart}
                    history={history}
                    spareId={spare.restId}
                    showsSubstitute
                  />
                )}
              </td>
              <td role="cell" className={classes.number}>
                {substPart && <span className={classes.label}>{t('Subst-Part')}: </span>}
                <span translate="no">{substPart}</span>
              </td>
              <td role="cell">
                <span className={classes.label}>{t('Part list')}: </span>
                <span lang={languageOf(spare.title.writtenIn)}>{spare.title.in}</span>
              </td>
              <td role="cell" className={classes.add}>
                <AddToBasket part={{ id, partNumber, description: description.in, substPart }} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
