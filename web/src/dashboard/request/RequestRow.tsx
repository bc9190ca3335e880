import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { ActionIcon, Badge } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { memo } from 'react';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { removeEdge } from '../../apollo/connection.ts';
import { languageOf } from '../../i18n/languages.ts';
import { DataCell } from '../lists/DataTable.tsx';
import { PhoneLinks } from '../../ui/phone/PhoneLinks.tsx';
import { DeleteIcon } from '../ui/DeleteIcon.tsx';
import { FileList } from '../ui/FileList.tsx';
import { LongText } from '../ui/LongText.tsx';
import { mailAddress } from '../ui/mail-address.ts';
import { addToOpenCount, isCounted } from '../ui/open-count.ts';
import { DeleteRequestDocument, RequestRow_RequestFragmentDoc } from './RequestRow.generated.ts';
import classes from './RequestRow.module.css';
import { RequestScreenDocument } from './RequestScreen.generated.ts';
import { statusNames } from '../ui/request-status.ts';
import { minuteOf } from '../ui/times.ts';

interface RequestRowProps {
  request: FragmentType<typeof RequestRow_RequestFragmentDoc>;
  /** Who is answering it in another session. */
  editor: string | undefined;
  selected: boolean;
  onSelect: (id: string, selected: boolean) => void;
  /** Opens the dialog to answer it. */
  onAnswer: (id: string) => void;
}

const statusColors = { OPEN: 'signal', ANSWERED: 'steel', DONE: 'gray' } as const;

/**
 * Shows an enquiry as a table row; deleting it removes it from the cached list. Memoized, so that
 * loading further rows does not render it again.
 */
export const RequestRow = memo(function RequestRow({
  request,
  editor,
  selected,
  onSelect,
  onAnswer,
}: RequestRowProps) {
  const data = useFragmentData(RequestRow_RequestFragmentDoc, request);
  const { id, name, email, company, phone, text, language, receivedAt, status, note } = data;
  const [deleteRequest, { loading }] = useMutation(DeleteRequestDocument, {
    // The row disappears at once and returns if the call fails.
    optimisticResponse: {
      deleteRequest: { __typename: 'DeleteRequestPayload', deletedId: id, userErrors: [] },
    },
    update: (cache) => {
      removeEdge(cache, { document: RequestScreenDocument, field: 'requests' }, id);
      if (isCounted(data)) addToOpenCount(cache, -1);
    },
  });

  return (
    <tr role="row">
      <DataCell column="Name" kind="strong">
        <span className={classes.name}>
          <input
            type="checkbox"
            aria-label={`Select the request of ${name}`}
            checked={selected}
            onChange={(event) => onSelect(id, event.currentTarget.checked)}
          />
          {name}
        </span>
      </DataCell>
      <DataCell column="Email">
        <a href={mailAddress(email)}>{email}</a>
        {phone && (
          <span className={classes.phone}>
            <PhoneLinks phone={phone} />
          </span>
        )}
      </DataCell>
      <DataCell column="Company">{company}</DataCell>
      <DataCell column="Comment" kind="lines">
        <div className={classes.state}>
          {receivedAt && <time dateTime={receivedAt}>{minuteOf(receivedAt)}</time>}
          {status && (
            <Badge size="sm" variant="light" color={statusColors[status]}>
              {statusNames[status]}
            </Badge>
          )}
          {data.assignee && <span>Assigned to {data.assignee.login}</span>}
          {editor && <span>{editor} is answering</span>}
        </div>
        <LongText text={text} lang={languageOf(language)} />
        <FileList files={data.attachments} />
        {note && (
          <p className={classes.note}>
            <LongText text={note} />
          </p>
        )}
        {data.handledBy && data.handledAt && (
          <span className={classes.aside}>
            {data.handledBy.login}, {minuteOf(data.handledAt)}
          </span>
        )}
      </DataCell>
      <DataCell column="Language">{language}</DataCell>
      <DataCell column="Actions" kind="actions">
        <span className={classes.actions}>
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={`Answer the request of ${name}`}
            onClick={() => onAnswer(id)}
          >
            <IconMailForward size={18} stroke={1.75} />
          </ActionIcon>
          <DeleteIcon
            label={`Delete the request of ${name}`}
            deleting={loading}
            onDelete={() => deleteRequest({ variables: { input: { id } } })}
          />
        </span>
      </DataCell>
    </tr>
  );
});
