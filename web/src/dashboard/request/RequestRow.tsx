import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { memo } from 'react';

import { removeEdge } from '../../apollo/connection.ts';
import { DataCell } from '../lists/DataTable.tsx';
import { DeleteIcon } from '../ui/DeleteIcon.tsx';
import { LongText } from './LongText.tsx';
import { DeleteRequestDocument, RequestRow_RequestFragmentDoc } from './RequestRow.generated.ts';
import { RequestScreenDocument } from './RequestScreen.generated.ts';

interface RequestRowProps {
  request: FragmentType<typeof RequestRow_RequestFragmentDoc>;
}

/**
 * Shows an enquiry as a table row; deleting it removes it from the cached list. Memoized, so that
 * loading further rows does not render it again.
 */
export const RequestRow = memo(function RequestRow({ request }: RequestRowProps) {
  const { id, name, email, company, text, language } = useSuspenseFragment({
    fragment: RequestRow_RequestFragmentDoc,
    from: request,
  }).data;
  const [deleteRequest, { loading }] = useMutation(DeleteRequestDocument, {
    // The row disappears at once and returns if the call fails.
    optimisticResponse: {
      deleteRequest: { __typename: 'DeleteRequestPayload', deletedId: id, userErrors: [] },
    },
    update: (cache) =>
      removeEdge(cache, { document: RequestScreenDocument, field: 'requests' }, id),
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
