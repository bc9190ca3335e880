import type { FragmentType } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { busy } from '../../ui/busy.tsx';
import type { Role } from '../../apollo/schema.generated.ts';
import { isRefusedAs, isRefusedIn, isStored } from '../../apollo/errors.ts';
import { DataCell } from '../lists/DataTable.tsx';
import { showAlert, showFailure } from '../../ui/alert/alert.ts';
import { askPassword } from '../ui/ask-password.tsx';
import {
  AdministratorRow_AdministratorFragmentDoc,
  RemoveAdministratorDocument,
  UpdateAdministratorDocument,
} from './AdministratorRow.generated.ts';
import { forgetAccounts } from './forget-accounts.ts';
import { OwnPermissionsDocument } from '../ui/OwnPermissions.generated.ts';
import { RoleSelect } from './RoleSelect.tsx';
import { roleNames } from '../ui/role-names.ts';
import { untilGone } from '../ui/until-gone.ts';
import { minuteOf } from '../ui/times.ts';

interface AdministratorRowProps {
  administrator: FragmentType<typeof AdministratorRow_AdministratorFragmentDoc>;
}

/** Shows an administrator, whom an owner can give another role and another one can remove. */
export function AdministratorRow({ administrator }: AdministratorRowProps) {
  const data = useFragmentData(AdministratorRow_AdministratorFragmentDoc, administrator);
  const { id, login, role, createdAt, hasSecondFactor, isCurrent } = data;
  const client = useApolloClient();
  const [remove, { loading }] = useMutation(RemoveAdministratorDocument, {
    update: forgetAccounts,
  });
  const [update, { loading: updating }] = useMutation(UpdateAdministratorDocument, {
    // Invitations of who is no owner any more are withdrawn.
    update: isCurrent ? undefined : forgetAccounts,
  });

  async function handleRemove() {
    const effect = `It ends the sessions of ${login} and withdraws the invitations.`;
    const password = await askPassword('Remove this administrator?', effect);
    if (password === undefined) return;
    await withPassword(untilGone(client, remove({ variables: { input: { id, password } } })));
  }

  async function handleRole(chosen: Role) {
    const effect = `${login} becomes ${roleNames[chosen].toLowerCase()}, at once in all sessions.`;
    const password = await askPassword('Change the role?', effect);
    if (password === undefined) return;
    const input = { id, role: chosen, password };
    if (!(await withPassword(update({ variables: { input } })))) return;
    showAlert('Successfully updated');
    // After lowering their own role, administrators must not read again what only owners see.
    if (!isCurrent) return;
    await client.refetchQueries({ include: [OwnPermissionsDocument] });
    forgetAccounts(client.cache);
  }

  return (
    <tr role="row" data-entry>
      <DataCell column="Login" kind="strong">
        {login}
        {isCurrent && ' (you)'}
      </DataCell>
      <DataCell column="Role">
        {role && (
          <RoleSelect
            label={`Role of ${login}`}
            value={role}
            onChange={(chosen) => {
              // A field that is disabled meanwhile would lose the focus.
              if (!updating) void handleRole(chosen);
            }}
          />
        )}
      </DataCell>
      <DataCell column="Since">{createdAt && minuteOf(createdAt)}</DataCell>
      <DataCell column="Second factor">{hasSecondFactor ? 'On' : 'Off'}</DataCell>
      <DataCell column="Actions" kind="actions">
        {!isCurrent && (
          <Button
            size="compact-sm"
            variant="outline"
            color="red"
            {...busy(loading)}
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

/** Waits for a write that takes the own password, and says why it was refused; resolves to whether it is stored. */
async function withPassword(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isStored(error)) return true;
    if (isRefusedIn(error, 'password')) showFailure('The password is wrong');
    else if (isRefusedAs(error, 'CONFLICT')) showFailure('The last owner stays an owner');
    return false;
  }
}
