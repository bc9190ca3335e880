import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { memo } from 'react';

import { removeEdge } from '../../apollo/connection.ts';
import { DataCell } from '../ui/DataTable.tsx';
import { DeleteIcon } from '../ui/DeleteIcon.tsx';
import { LongText } from '../ui/LongText.tsx';
import { DeleteRequestDocument, RequestRow_RequestFragmentDoc } from './RequestRow.generated.ts';

interface RequestRowProps {
  request: FragmentType<typeof RequestRow_RequestFragmentDoc>;
}

/**
 * An enquiry as a row of the table; deleting it takes the row out of the cached list. It is drawn once,
 * however many rows come after it.
 */
export const RequestRow = memo(function RequestRow({ request }: RequestRowProps) {
  const { id, name, email, company, text, language } = useSuspenseFragment({
    fragment: RequestRow_RequestFragmentDoc,
    from: request,
  }).data;
  const [deleteRequest, { loading }] = useMutation(DeleteRequestDocument, {
    // It disappears at once, and is there again where the call fails.
    optimisticResponse: { deleteRequest: { __typename: 'DeleteRequestPayload', deletedId: id } },
    update: (cache) => removeEdge(cache, 'requests', id),
  });

  return (
    <tr role="row" data-entry>
      <DataCell column="Name" kind="strong">
        {name}
      </DataCell>
      <DataCell column="Email">
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
      </DataCell>
      <DataCell column="Company">{company}</DataCell>
      <DataCell column="Comment" kind="lines">
        <LongText text={text} />
      </DataCell>
      <DataCell column="Language">{language}</DataCell>
      <DataCell column="Actions" kind="actions">
        <DeleteIcon
          label={`Delete the request of ${name}`}
          deleting={loading}
          onDelete={() => deleteRequest({ variables: { input: { id } } })}
        />
      </DataCell>
    </tr>
  );
});
