import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { createSearchParams, Link } from 'react-router-dom';

import { languageOf } from '../../i18n/languages.ts';
import { pathOf } from '../../public-screens.ts';
import classes from './HistoryLines.module.css';
import type { ListedPart, PartHistory } from './part-history.ts';

interface HistoryLinesProps {
  part: ListedPart;
  history: PartHistory;
  /** The spare in whose list the part is shown. */
  spareId?: string;
  /** Whether the substitute of the part stands beside it. */
  showsSubstitute?: boolean;
}

/** Shows what a part replaces and what replaces it, old to new, and which other lists have it. */
export function HistoryLines({ part, history, spareId, showsSubstitute }: HistoryLinesProps) {
  const { t } = useTranslation();
  const { partNumber, substPart } = part;
  const { chain, hasMore } = history;
  const others = history.spares.filter(({ restId }) => restId !== spareId);
  const [first, second] = chain;
  const isKnown =
    showsSubstitute && chain.length === 2 && first?.[0] === partNumber && second?.[0] === substPart;

  return (
    <>
      {chain.length > 1 && !isKnown && (
        <span className={classes.line}>
          {t('supersession')}:{' '}
          <span translate="no">
            {chain.map((numbers, index) => (
              <Fragment key={numbers.join()}>
                {index > 0 && ' → '}
                <span className={classes.numbers}>
                  {numbers.includes(partNumber) ? (
                    <strong>{numbers.join(', ')}</strong>
                  ) : (
                    numbers.join(', ')
                  )}
                </span>
              </Fragment>
            ))}
            {hasMore && ' …'}
          </span>
        </span>
      )}
      {others.length > 0 && (
        <span className={classes.line}>
          {t(spareId === undefined ? 'in part lists' : 'also in part lists')}:{' '}
          {others.map(({ restId, title }, index) => (
            <span key={restId}>
              {index > 0 && ', '}
              <Link
                lang={languageOf(title.writtenIn)}
                to={{
                  pathname: pathOf('/part-list/:id', restId),
                  search: createSearchParams({ part: partNumber }).toString(),
                }}
                // A row would take the click for its own.
                onClick={(event) => event.stopPropagation()}
              >
                {title.in || restId}
              </Link>
            </span>
          ))}
        </span>
      )}
    </>
  );
}
