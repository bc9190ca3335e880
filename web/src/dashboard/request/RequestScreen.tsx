import { useSuspenseQuery } from '@apollo/client/react';

import { DataTable } from '../ui/DataTable.tsx';
import { EmptyList } from '../ui/EmptyList.tsx';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { RequestRow } from './RequestRow.tsx';
import { RequestScreenDocument } from './RequestScreen.generated.ts';

const columns = [
  { name: 'Name', width: '15%' },
  { name: 'Email', width: '20%' },
  { name: 'Company', width: '15%' },
  { name: 'Comment' },
  { name: 'Language', width: '6rem' },
  { name: 'Actions', width: '5.25rem' },
];

/** The received enquiries (spec 2.14, 'Requests'). */
export function RequestScreen() {
  const { edges } = useSuspenseQuery(RequestScreenDocument).data.requests;

  return (
    <>
      <ScreenHeader title="Requests" />
      {edges.length === 0 ? (
        <EmptyList text="No request yet" />
      ) : (
        <DataTable label="Requests" columns={columns}>
          {edges.map(({ node }) => (
            <RequestRow key={node.id} request={node} />
          ))}
        </DataTable>
      )}
    </>
  );
}
