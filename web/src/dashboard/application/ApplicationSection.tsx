import { useSuspenseQuery } from '@apollo/client/react';
import { useContext } from 'react';

import { hasErrorCode } from '../../apollo/errors.ts';
import { useReadMore } from '../../ui/list/use-read-more.ts';
import { useWholeList, wholeList } from '../../ui/list/use-whole-list.ts';
import { LoadingContext } from '../../ui/screen/loading.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { Filtered } from '../lists/Filtered.tsx';
import { useFilter } from '../lists/use-filter.ts';
import { useForgetOnLeave } from '../lists/use-forget-on-leave.ts';
import { useSort } from '../lists/use-sort.ts';
import { EmptyList } from '../lists/EmptyList.tsx';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { SectionHeader } from '../ui/SectionHeader.tsx';
import { statusNames } from '../ui/request-status.ts';
import { ApplicationRow } from './ApplicationRow.tsx';
import type { ApplicationSectionQuery } from './ApplicationSection.generated.ts';
import { ApplicationSectionDocument } from './ApplicationSection.generated.ts';

const columns = [
  { name: 'Name', width: '22%' },
  { name: 'Email', width: '26%' },
  { name: 'Files' },
  { name: 'Status', width: '9rem' },
  { name: 'Actions', width: '5.25rem' },
];

const withoutStatus = columns.filter(({ name }) => name !== 'Status');

type Applications = ApplicationSectionQuery['applications'];
type Edge = Applications['edges'][number];

const nameOf = ({ node }: Edge) => `${node.firstName} ${node.lastName}`;
const filesOf = ({ node }: Edge) => node.files.map(({ name }) => name).join(' ');
const textOf = (edge: Edge) => {
  const { email, job, experience } = edge.node;
  return [nameOf(edge), email, job, experience, filesOf(edge)].join(' ');
};
const sortKeys = {
  Name: nameOf,
  Email: ({ node }: Edge) => node.email,
  Files: filesOf,
  Status: ({ node }: Edge) => node.status && statusNames[node.status],
};

/** Shows the received applications (our addition), below a page or as a screen, unless the backend has none. */
export function ApplicationSection({ isScreen = false }: { isScreen?: boolean }) {
  const { attempt } = useContext(LoadingContext);
  const { data, error } = useSuspenseQuery(ApplicationSectionDocument, {
    variables: wholeList,
    errorPolicy: 'all',
    queryKey: attempt,
  });
  useForgetOnLeave('applications');
  const Header = isScreen ? ScreenHeader : SectionHeader;

  if (hasErrorCode(error, 'NOT_SUPPORTED')) return null;
  if (!data) throw new Error('The applications could not be loaded.', { cause: error });
  const { applications, openApplicationCount } = data;

  return (
    <section>
      <Header title="Applications" />
      {applications.edges.length === 0 ? (
        <EmptyList text="No application yet" />
      ) : (
        <ApplicationTable applications={applications} managed={openApplicationCount !== null} />
      )}
    </section>
  );
}

interface ApplicationTableProps {
  applications: Applications;
  /** Whether the backend keeps what was done about an application. */
  managed: boolean;
}

function ApplicationTable({ applications, managed }: ApplicationTableProps) {
  useWholeList(applications, useReadMore(ApplicationSectionDocument, wholeList));
  const filter = useFilter(applications.edges, textOf);
  const order = useSort(filter.found, sortKeys);
  return (
    <Filtered filter={filter}>
      <DataTable label="Applications" columns={managed ? columns : withoutStatus} order={order}>
        {order.sorted.map(({ node }) => (
          <ApplicationRow key={node.id} application={node} managed={managed} />
        ))}
      </DataTable>
    </Filtered>
  );
}
