import { useSuspenseQuery } from '@apollo/client/react';

import { EmptyList } from '../ui/EmptyList.tsx';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { RequestRow } from './RequestRow.tsx';
import { RequestScreenDocument } from './RequestScreen.generated.ts';
import classes from './RequestTable.module.css';

const columns = ['Name', 'Email', 'Company', 'Comment', 'Language', 'Actions'];

/** The received enquiries (spec 2.14, 'Requests'). */
export function RequestScreen() {
  const { edges } = useSuspenseQuery(RequestScreenDocument).data.requests;

  return (
    <>
      <ScreenHeader title="Requests" />
      {edges.length === 0 ? (
        <EmptyList text="No request yet" />
      ) : (
        // The roles are those of the elements; small screens lay them out as cards, which takes them away.
        <table role="table" className={classes.table} aria-label="Requests">
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {edges.map(({ node }) => (
              <RequestRow key={node.id} request={node} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
