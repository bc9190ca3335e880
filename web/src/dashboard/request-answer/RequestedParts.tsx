import { skipToken, useQuery } from '@apollo/client/react';
import { Link } from 'dashboard-router';

import { languageOf } from '../../i18n/languages.ts';
import { entities } from '../entity/entities.ts';
import { nameOf } from '../entity/place.ts';
import { RequestedPartsDocument } from './RequestedParts.generated.ts';
import { requestedNumbers } from './requested-numbers.ts';
import classes from './RequestDialog.module.css';

/** Looks up the part numbers of a comment in all part lists; shows nothing if it names none. */
export function RequestedParts({ text }: { text: string }) {
  const requested = requestedNumbers(text);
  const numbers = requested.map(({ number }) => number);
  const { data } = useQuery(
    RequestedPartsDocument,
    numbers.length > 0 ? { variables: { numbers } } : skipToken,
  );
  if (!data) return null;
  const { partsByNumber } = data;
  const found = new Set(partsByNumber.map(({ number }) => number));
  const quantities = new Map(requested.map(({ number, quantity }) => [number, quantity]));
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
                  <td>{quantities.get(number)}</td>
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
    </section>
  );
}
