import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { NativeSelect } from '@mantine/core';

import { removeEdge } from '../../apollo/connection.ts';
import type { RequestStatus } from '../../apollo/schema.generated.ts';
import { languageOf } from '../../i18n/languages.ts';
import { showAlert } from '../../ui/alert/alert.ts';
import { DataCell } from '../lists/DataTable.tsx';
import { mailAddress } from '../ui/mail-address.ts';
import { addToOpenCount, isCounted } from '../ui/open-count.ts';
import { isStatus, statusOptions } from '../ui/request-status.ts';
import { DeleteIcon } from '../ui/DeleteIcon.tsx';
import { FileList } from '../ui/FileList.tsx';
import { LongText } from '../ui/LongText.tsx';
import { succeeds } from '../ui/succeeds.ts';
import { minuteOf } from '../ui/times.ts';
import {
  ApplicationRow_ApplicationFragmentDoc,
  DeleteApplicationDocument,
  UpdateApplicationsDocument,
} from './ApplicationRow.generated.ts';
import classes from './ApplicationRow.module.css';
import { ApplicationSectionDocument } from './ApplicationSection.generated.ts';

interface ApplicationRowProps {
  application: FragmentType<typeof ApplicationRow_ApplicationFragmentDoc>;
  /** Whether the backend keeps what was done about an application. */
  managed: boolean;
}

/** Shows an application as a table row; deleting it removes it from the cached list. */
export function ApplicationRow({ application, managed }: ApplicationRowProps) {
  const data = useFragmentData(ApplicationRow_ApplicationFragmentDoc, application);
  const { id, firstName, lastName, email, job, experience, files, receivedAt, status } = data;
  // The last status that was chosen is the one that is stored.
  const [updateApplications] = useMutation(UpdateApplicationsDocument, {
    context: { isInOrder: true },
  });
  const [deleteApplication, { loading }] = useMutation(DeleteApplicationDocument, {
    // The row disappears at once and returns if the call fails.
    optimisticResponse: {
      deleteApplication: {
        __typename: 'DeleteApplicationPayload',
        deletedId: id,
        userErrors: [],
      },
    },
    update: (cache) => {
      removeEdge(cache, { document: ApplicationSectionDocument, field: 'applications' }, id);
      if (isCounted(data)) addToOpenCount(cache, -1, 'openApplicationCount');
    },
  });
  const name = `${firstName} ${lastName}`;
  const lang = languageOf(data.language);

  function mark(next: RequestStatus) {
    const before = isCounted(data);
    const difference = Number(isCounted({ ...data, status: next })) - Number(before);
    return updateApplications({
      variables: { input: { ids: [id], status: next } },
      // Shows at once, and what is stored returns if the call fails.
      optimisticResponse: {
        updateApplications: {
          __typename: 'UpdateApplicationsPayload',
          applications: [
            {
              __typename: 'Application',
              id,
              status: next,
              handledBy: data.handledBy,
              handledAt: data.handledAt,
            },
          ],
          userErrors: [],
        },
      },
      update: (cache) => addToOpenCount(cache, difference, 'openApplicationCount'),
    });
  }

  async function handleStatus(next: RequestStatus) {
    if (await succeeds(mark(next))) showAlert('Successfully updated');
  }

  return (
    <tr role="row">
      <DataCell column="Name" kind="strong">
        {name}
        {receivedAt && (
          <time className={classes.aside} dateTime={receivedAt}>
            {minuteOf(receivedAt)}
          </time>
        )}
        {job && (
          <p className={classes.detail} lang={lang}>
            {job}
          </p>
        )}
        {experience && (
          <p className={classes.detail}>
            <LongText text={experience} lang={lang} />
          </p>
        )}
      </DataCell>
      <DataCell column="Email">
        <a href={mailAddress(email)}>{email}</a>
      </DataCell>
      <DataCell column="Files">
        <FileList files={files} />
      </DataCell>
      {managed && (
        <DataCell column="Status">
          {status && (
            <NativeSelect
              aria-label={`Status of the application of ${name}`}
              data={statusOptions}
              value={status}
              onChange={({ currentTarget: { value } }) =>
                isStatus(value) && void handleStatus(value)
              }
            />
          )}
          {data.handledBy && data.handledAt && (
            <span className={classes.aside}>
              {data.handledBy.login}, {minuteOf(data.handledAt)}
            </span>
          )}
        </DataCell>
      )}
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
