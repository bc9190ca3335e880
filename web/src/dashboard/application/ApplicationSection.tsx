import { useSuspenseQuery } from '@apollo/client/react';

import { hasErrorCode } from '../../apollo/errors.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { EmptyList } from '../ui/EmptyList.tsx';
import { SectionHeader } from '../ui/SectionHeader.tsx';
import { ApplicationRow } from './ApplicationRow.tsx';
import { ApplicationSectionDocument } from './ApplicationSection.generated.ts';

const columns = [
  { name: 'Name', width: '24%' },
  { name: 'Email', width: '30%' },
  { name: 'Files' },
  { name: 'Actions', width: '5.25rem' },
];

/** The received applications: an addition, which a backend without them does not show. */
export function ApplicationSection() {
  const { data, error } = useSuspenseQuery(ApplicationSectionDocument, { errorPolicy: 'all' });

  if (hasErrorCode(error, 'NOT_SUPPORTED')) return null;
  if (!data) throw new Error('The applications were not answered.', { cause: error });
  const { edges } = data.applications;

  return (
    <section>
      <SectionHeader title="Applications" />
      {edges.length === 0 ? (
        <EmptyList text="No application yet" />
      ) : (
        <DataTable label="Applications" columns={columns}>
          {edges.map(({ node }) => (
            <ApplicationRow key={node.id} application={node} />
          ))}
        </DataTable>
      )}
    </section>
  );
}
