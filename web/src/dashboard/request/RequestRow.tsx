import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

import { removeEdge } from '../../apollo/connection.ts';
import { DataCell } from '../ui/DataTable.tsx';
import { deleteConfirmed } from '../ui/delete-confirmed.ts';
import { DeleteRequestDocument, RequestRow_RequestFragmentDoc } from './RequestRow.generated.ts';

interface RequestRowProps {
  request: FragmentType<typeof RequestRow_RequestFragmentDoc>;
}

/** An enquiry as a row of the table; deleting it takes the row out of the cached list. */
export function RequestRow({ request }: RequestRowProps) {
  const { id, name, email, company, text, language } = useSuspenseFragment({
    fragment: RequestRow_RequestFragmentDoc,
    from: request,
  }).data;
  const [deleteRequest, { loading }] = useMutation(DeleteRequestDocument, {
    update: (cache) => removeEdge(cache, 'requests', id),
  });

  return (
    <tr role="row">
      <DataCell column="Name" kind="strong">
        {name}
      </DataCell>
      <DataCell column="Email">
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
      </DataCell>
      <DataCell column="Company">{company}</DataCell>
      <DataCell column="Comment" kind="lines">
        {text}
      </DataCell>
      <DataCell column="Language">{language}</DataCell>
      <DataCell column="Actions" kind="actions">
        <ActionIcon
          variant="subtle"
          color="red"
          size="lg"
          loading={loading}
          onClick={() => deleteConfirmed(() => deleteRequest({ variables: { input: { id } } }))}
          aria-label={`Delete the request of ${name}`}
        >
          <IconTrash size={18} stroke={1.75} />
        </ActionIcon>
      </DataCell>
    </tr>
  );
}
