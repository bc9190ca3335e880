import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { Button } from '@mantine/core';

import { DataCell } from '../lists/DataTable.tsx';
import { confirm } from '../ui/confirm.ts';
import { useEntryButton } from '../ui/list-focus.ts';
import { succeeds } from '../ui/succeeds.ts';
import {
  AdministratorRow_AdministratorFragmentDoc,
  RemoveAdministratorDocument,
} from './AdministratorRow.generated.ts';
import { forgetAccounts } from './forget-accounts.ts';
import { minuteOf } from '../ui/times.ts';

interface AdministratorRowProps {
  administrator: FragmentType<typeof AdministratorRow_AdministratorFragmentDoc>;
}

/** Shows an administrator, whom another one can remove. */
export function AdministratorRow({ administrator }: AdministratorRowProps) {
  const { data } = useSuspenseFragment({
    fragment: AdministratorRow_AdministratorFragmentDoc,
    fragmentName: 'AdministratorRow_administrator',
    from: administrator,
  });
  const { id, login, createdAt, hasSecondFactor, isCurrent } = data;
  const button = useEntryButton();
  const [remove, { loading }] = useMutation(RemoveAdministratorDocument, {
    update: forgetAccounts,
  });

  async function handleRemove() {
    const effect = 'It ends the sessions of this account and withdraws its invitations.';
    if (!(await confirm('Remove this administrator?', effect))) return;
    await succeeds(remove({ variables: { input: { id } } }));
  }

  return (
    <tr role="row" data-entry>
      <DataCell column="Login" kind="strong">
        {login}
        {isCurrent && ' (you)'}
      </DataCell>
      <DataCell column="Since">{createdAt && minuteOf(createdAt)}</DataCell>
      <DataCell column="Second factor">{hasSecondFactor ? 'On' : 'Off'}</DataCell>
      <DataCell column="Actions" kind="actions">
        {!isCurrent && (
          <Button
            ref={button}
            size="compact-sm"
            variant="outline"
            color="red"
            loading={loading}
            onClick={handleRemove}
            aria-label={`Remove ${login}`}
          >
            Remove
          </Button>
        )}
      </DataCell>
    </tr>
  );
}
