import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

import { removeEdge } from '../../apollo/connection.ts';
import { DataCell } from '../ui/DataTable.tsx';
import { deleteConfirmed } from '../ui/delete-confirmed.ts';
import {
  ApplicationRow_ApplicationFragmentDoc,
  DeleteApplicationDocument,
} from './ApplicationRow.generated.ts';
import classes from './ApplicationRow.module.css';
import { DownloadButton } from './DownloadButton.tsx';

interface ApplicationRowProps {
  application: FragmentType<typeof ApplicationRow_ApplicationFragmentDoc>;
}

/** An application as a row of the table; deleting it takes the row out of the cached list. */
export function ApplicationRow({ application }: ApplicationRowProps) {
  const { id, firstName, lastName, email, files } = useSuspenseFragment({
    fragment: ApplicationRow_ApplicationFragmentDoc,
    from: application,
  }).data;
  const [deleteApplication, { loading }] = useMutation(DeleteApplicationDocument, {
    update: (cache) => removeEdge(cache, 'applications', id),
  });
  const name = `${firstName} ${lastName}`;

  return (
    <tr role="row">
      <DataCell column="Name" kind="strong">
        {name}
      </DataCell>
      <DataCell column="Email">
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
      </DataCell>
      <DataCell column="Files">
        {files.length > 0 && (
          <ul className={classes.files}>
            {files.map((file) => (
              <li key={file.id}>
                <DownloadButton file={file} />
              </li>
            ))}
          </ul>
        )}
      </DataCell>
      <DataCell column="Actions" kind="actions">
        <ActionIcon
          variant="subtle"
          color="red"
          size="lg"
          loading={loading}
          onClick={() => deleteConfirmed(() => deleteApplication({ variables: { input: { id } } }))}
          aria-label={`Delete the application of ${name}`}
        >
          <IconTrash size={18} stroke={1.75} />
        </ActionIcon>
      </DataCell>
    </tr>
  );
}
