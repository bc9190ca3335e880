import type { FragmentType } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { busy } from '../../ui/busy.tsx';
import { DataCell } from '../lists/DataTable.tsx';
import { succeeds } from '../ui/succeeds.ts';
import { untilGone } from '../ui/until-gone.ts';
import { forgetAccounts } from './forget-accounts.ts';
import { EndSessionDocument, SessionRow_SessionFragmentDoc } from './SessionRow.generated.ts';
import { minuteOf } from '../ui/times.ts';

interface SessionRowProps {
  session: FragmentType<typeof SessionRow_SessionFragmentDoc>;
}

/** Shows a session, which can be ended from another one. */
export function SessionRow({ session }: SessionRowProps) {
  const data = useFragmentData(SessionRow_SessionFragmentDoc, session);
  const { id, login, createdAt, usedAt, address, browser, isCurrent } = data;
  const client = useApolloClient();
  const [end, { loading }] = useMutation(EndSessionDocument, { update: forgetAccounts });

  return (
    <tr role="row" data-entry>
      <DataCell column="Login" kind="strong">
        {login}
        {isCurrent && ' (this session)'}
      </DataCell>
      <DataCell column="Browser">{browser ?? 'Unknown'}</DataCell>
      <DataCell column="Address">{address ?? 'Unknown'}</DataCell>
      <DataCell column="Logged in">{minuteOf(createdAt)}</DataCell>
      <DataCell column="Last used">{minuteOf(usedAt)}</DataCell>
      <DataCell column="Actions" kind="actions">
        {!isCurrent && (
          <Button
            size="compact-sm"
            variant="outline"
            {...busy(loading)}
            onClick={() => void succeeds(untilGone(client, end({ variables: { input: { id } } })))}
            aria-label={`End the session of ${login}, ${minuteOf(createdAt)}`}
          >
            End
          </Button>
        )}
      </DataCell>
    </tr>
  );
}
