import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';

import { removeEdge } from '../../apollo/connection.ts';
import { DataCell } from '../lists/DataTable.tsx';
import { DeleteIcon } from '../ui/DeleteIcon.tsx';
import { DownloadButton } from '../ui/DownloadButton.tsx';
import { LongText } from '../ui/LongText.tsx';
import {
  ApplicationRow_ApplicationFragmentDoc,
  DeleteApplicationDocument,
} from './ApplicationRow.generated.ts';
import classes from './ApplicationRow.module.css';
import { ApplicationSectionDocument } from './ApplicationSection.generated.ts';

interface ApplicationRowProps {
  application: FragmentType<typeof ApplicationRow_ApplicationFragmentDoc>;
}

/** Shows an application as a table row; deleting it removes it from the cached list. */
export function ApplicationRow({ application }: ApplicationRowProps) {
  const { id, firstName, lastName, email, job, experience, files } = useSuspenseFragment({
    fragment: ApplicationRow_ApplicationFragmentDoc,
    from: application,
  }).data;
  const [deleteApplication, { loading }] = useMutation(DeleteApplicationDocument, {
    // The row disappears at once and returns if the call fails.
    optimisticResponse: {
      deleteApplication: {
        __typename: 'DeleteApplicationPayload',
        deletedId: id,
        userErrors: [],
      },
    },
    update: (cache) =>
      removeEdge(cache, { document: ApplicationSectionDocument, field: 'applications' }, id),
  });
  const name = `${firstName} ${lastName}`;

  return (
    <tr role="row">
      <DataCell column="Name" kind="strong">
        {name}
        {job && <p className={classes.detail}>{job}</p>}
        {experience && (
          <p className={classes.detail}>
            <LongText text={experience} />
          </p>
        )}
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
        <DeleteIcon
          label={`Delete the application of ${name}`}
          deleting={loading}
          onDelete={() => deleteApplication({ variables: { input: { id } } })}
        />
      </DataCell>
    </tr>
  );
}
