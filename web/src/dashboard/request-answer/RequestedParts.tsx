import { useApolloClient } from '@apollo/client/react';
import { foldNumber } from 'backend/part-folding';
import { Link } from 'dashboard-router';
import { useEffect, useMemo, useState } from 'react';

import { languageOf } from '../../i18n/languages.ts';
import { entities } from '../entity/entities.ts';
import { nameOf } from '../entity/place.ts';
import { RequestedPartsDocument } from './RequestedParts.generated.ts';
import type { RequestedPartsQuery } from './RequestedParts.generated.ts';
import { requestedNumbers } from './requested-numbers.ts';
import classes from './RequestDialog.module.css';

type FoundPart = RequestedPartsQuery['partsByNumber'][number];

/** How many numbers are looked up at once (schema.graphql). */
const batchSize = 100;

/** How many are looked up: those of a full enquiry, whose 200 lines may have three each. */
const maxNumbers = 600;

/**
 * Looks up the part numbers of a comment in all part lists. Shows nothing if it names none, and if a look-up
 * fails (spec 8): then nobody knows which are in no list.
 */
export function RequestedParts({ text }: { text: string }) {
  const client = useApolloClient();
  const requested = useMemo(() => requestedNumbers(text), [text]);
  const numbers = useMemo(
    () => requested.slice(0, maxNumbers).map(({ number }) => number),
    [requested],
  );
  const [partsByNumber, setPartsByNumber] = useState<FoundPart[]>();

  useEffect(() => {
    if (numbers.length === 0) return;
    const load = async (batch: string[]) => {
      const variables = { numbers: batch };
      const { data } = await client.query({ query: RequestedPartsDocument, variables });
      return data?.partsByNumber ?? [];
    };
    const batches = Map.groupBy(numbers, (_, index) => Math.floor(index / batchSize)).values();
    Promise.all(Array.from(batches, load))
      .then((found) => setPartsByNumber(found.flat()))
      .catch(() => undefined);
  }, [client, numbers]);

  if (!partsByNumber) return null;
  const found = new Set(partsByNumber.map(({ number }) => number));
  const quantities = new Map(
    requested.map(({ number, quantity }) => [foldNumber(number), quantity]),
  );
  const quantityOf = (number: string) => quantities.get(foldNumber(number));
  // A line names its part by number and by substitute.
  const parts = [...Map.groupBy(partsByNumber, ({ subPart }) => subPart.id).values()].flatMap(
    ([first]) => first ?? [],
  );
  const unknown = numbers.filter((number) => !found.has(number));

  return (
    <section aria-label="Parts asked for">
      {parts.length > 0 && (
        <div className={classes.scroll}>
          <table className={classes.parts}>
            <caption>Parts asked for</caption>
            <thead>
              <tr>
                <th scope="col">Part number</th>
                <th scope="col">Description</th>
                <th scope="col">Subst. part</th>
                <th scope="col">Ordered</th>
                <th scope="col">Part list</th>
              </tr>
            </thead>
            <tbody>
              {parts.map(({ number, spare, subPart }) => (
                <tr key={subPart.id}>
                  <td>{subPart.partNumber}</td>
                  <td lang={languageOf(subPart.description.writtenIn)}>{subPart.description.in}</td>
                  <td>{subPart.substPart}</td>
                  <td>{quantityOf(subPart.partNumber) ?? quantityOf(number)}</td>
                  <td>
                    <Link
                      to={entities.SPARE.path(spare.restId)}
                      lang={languageOf(spare.title.writtenIn)}
                    >
                      {nameOf('SPARE', { restId: spare.restId, title: spare.title.in })}
                    </Link>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {unknown.length > 0 && (
        <p className={classes.unknown}>In no part list: {unknown.join(', ')}</p>
      )}
      {requested.length > maxNumbers && (
        <p className={classes.unknown}>
          Only the first {maxNumbers} numbers are looked up, not the other{' '}
          {requested.length - maxNumbers}.
        </p>
      )}
    </section>
  );
}
