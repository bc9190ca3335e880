import type { FragmentType } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { busy } from '../../ui/busy.tsx';
import { DataCell } from '../lists/DataTable.tsx';
import { roleNames } from '../ui/role-names.ts';
import { succeeds } from '../ui/succeeds.ts';
import { untilGone } from '../ui/until-gone.ts';
import { forgetAccounts } from './forget-accounts.ts';
import {
  InvitationRow_InvitationFragmentDoc,
  WithdrawInvitationDocument,
} from './InvitationRow.generated.ts';
import { minuteOf } from '../ui/times.ts';

interface InvitationRowProps {
  invitation: FragmentType<typeof InvitationRow_InvitationFragmentDoc>;
}

/** Shows an open invitation, to be withdrawn. */
export function InvitationRow({ invitation }: InvitationRowProps) {
  const data = useFragmentData(InvitationRow_InvitationFragmentDoc, invitation);
  const { id, createdBy, role, createdAt, expiresAt } = data;
  const client = useApolloClient();
  const [withdraw, { loading }] = useMutation(WithdrawInvitationDocument, {
    update: forgetAccounts,
  });

  return (
    <tr role="row" data-entry>
      <DataCell column="Invited by">{createdBy.login}</DataCell>
      <DataCell column="Role">{role && roleNames[role]}</DataCell>
      <DataCell column="When">{minuteOf(createdAt)}</DataCell>
      <DataCell column="Open until">{minuteOf(expiresAt)}</DataCell>
      <DataCell column="Actions" kind="actions">
        <Button
          size="compact-sm"
          variant="outline"
          {...busy(loading)}
          onClick={() =>
            void succeeds(untilGone(client, withdraw({ variables: { input: { id } } })))
          }
          aria-label={`Withdraw the invitation of ${minuteOf(createdAt)}`}
        >
          Withdraw
        </Button>
      </DataCell>
    </tr>
  );
}
