import { skipToken, useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createSearchParams, Link } from 'react-router-dom';

import { useScreenLanguage } from '../../i18n/use-language.ts';
import { languageOf } from '../../i18n/languages.ts';
import { maxPageSize } from '../../ui/list/use-read-more.ts';
import { AddToBasket } from '../basket/AddToBasket.tsx';
import { AskForNumber } from './AskForNumber.tsx';
import { PartSearchScreenDocument } from './PartSearchScreen.generated.ts';
import type { PartSearchScreenQuery } from './PartSearchScreen.generated.ts';
import classes from './PartSearchScreen.module.css';

/** How many hits show at first; few visitors look further. */
export const firstHits = 50;

type Found = PartSearchScreenQuery['searchParts'];

/** Shows the parts that match, best first, each with a link to its row. */
export function PartSearchResults({ query }: { query: string }) {
  const { t } = useTranslation();
  const language = useScreenLanguage();
  const [first, setFirst] = useState(firstHits);
  const { data, previousData, loading, error, refetch } = useQuery(
    PartSearchScreenDocument,
    query ? { variables: { query, first, language } } : skipToken,
  );
  const found = (data ?? previousData)?.searchParts;

  function status(): string {
    if (!query) return '';
    if (error) return t('The search failed.');
    if (!found) return t('Searching…');
    return summary(found);
  }

  function summary({ hits, hasMore }: Found): string {
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
        <Button variant="default" loading={loading} onClick={() => void refetch()}>
          {t('Try again')}
        </Button>
      )}
      {found?.hits.length === 0 && (
        <p>
          {t('no part found hint')} <Link to="/contacts">{t('contacts')}</Link>
        </p>
      )}
      {found && !found.hits.some(({ match }) => match === 'EXACT') && (
        <AskForNumber number={query} />
      )}
      {found && found.hits.length > 0 && <Hits hits={found.hits} />}
      {found?.hasMore && first < maxPageSize && (
        <Button variant="default" mt="md" loading={loading} onClick={() => setFirst(maxPageSize)}>
          {t('Load more')}
        </Button>
      )}
    </>
  );
}

function Hits({ hits }: Pick<Found, 'hits'>) {
  const { t } = useTranslation();

  return (
    <table className={classes.hits}>
      <thead>
        <tr>
          <th scope="col">{t('Partnumber')}</th>
          <th scope="col">{t('Description')}</th>
          <th scope="col">{t('Subst-Part')}</th>
          <th scope="col">{t('Part list')}</th>
          <th>
            <span className={classes.hidden}>{t('Add')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {hits.map(({ part: { id, partNumber, description, substPart }, spare }) => (
          <tr key={id}>
            <th scope="row" className={classes.number} translate="no">
              <Link
                to={{
                  pathname: `/part-list/${encodeURIComponent(spare.restId)}`,
                  search: createSearchParams({ part: partNumber }).toString(),
                }}
              >
                {partNumber || t('Partnumber')}
              </Link>
            </th>
            <td lang={languageOf(description.writtenIn)}>{description.in}</td>
            <td className={classes.number}>
              {substPart && <span className={classes.label}>{t('Subst-Part')}: </span>}
              <span translate="no">{substPart}</span>
            </td>
            <td>
              <span className={classes.label}>{t('Part list')}: </span>
              <span lang={languageOf(spare.title.writtenIn)}>{spare.title.in}</span>
            </td>
            <td className={classes.add}>
              <AddToBasket part={{ id, partNumber, description: description.in, substPart }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
