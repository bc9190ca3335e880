import { skipToken, useQuery } from '@apollo/client/react';
import { Link } from 'dashboard-router';

import { entities } from '../entity/entities.ts';
import { RequestedPartsDocument } from './RequestedParts.generated.ts';
import { requestedNumbers } from './requested-numbers.ts';
import classes from './RequestDialog.module.css';

/** Looks up the part numbers of a comment in all part lists; shows nothing if it names none. */
export function RequestedParts({ text }: { text: string }) {
  const numbers = requestedNumbers(text);
  const { data } = useQuery(
    RequestedPartsDocument,
    numbers.length > 0 ? { variables: { numbers } } : skipToken,
  );
  if (!data) return null;
  const { partsByNumber } = data;
  const found = new Set(partsByNumber.map(({ number }) => number));
  const unknown = numbers.filter((number) => !found.has(number));

  return (
    <section aria-label="Parts asked for">
      {partsByNumber.length > 0 && (
        <div className={classes.scroll}>
          <table className={classes.parts}>
            <caption>Parts asked for</caption>
            <thead>
              <tr>
                <th scope="col">Part number</th>
                <th scope="col">Description</th>
                <th scope="col">Subst. part</th>
                <th scope="col">Quantity</th>
                <th scope="col">Part list</th>
              </tr>
            </thead>
            <tbody>
              {partsByNumber.map(({ number, spare, subPart }) => (
                <tr key={`${number} ${subPart.id}`}>
                  <td>{subPart.partNumber}</td>
                  <td>{subPart.description.en}</td>
                  <td>{subPart.substPart}</td>
                  <td>{subPart.quantity}</td>
                  <td>
                    <Link to={entities.SPARE.path(spare.restId)}>{spare.title.en}</Link>
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
