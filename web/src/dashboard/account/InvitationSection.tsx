import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';

import { busy } from '../../ui/busy.tsx';
import type { Role } from '../../apollo/schema.generated.ts';
import { isRefusedIn } from '../../apollo/errors.ts';
import { showFailure } from '../../ui/alert/alert.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import { askPassword } from '../ui/ask-password.tsx';
import { SectionHeader } from '../ui/SectionHeader.tsx';
import { usePermissions } from '../ui/use-permissions.ts';
import { RoleSelect, roleMeanings } from './RoleSelect.tsx';
import { forgetAccounts } from './forget-accounts.ts';
import type { InvitationRow_InvitationFragmentDoc } from './InvitationRow.generated.ts';
import { InvitationRow } from './InvitationRow.tsx';
import { InviteAdministratorDocument } from './InvitationSection.generated.ts';

interface InvitationSectionProps {
  invitations: readonly ({ id: string } & FragmentType<
    typeof InvitationRow_InvitationFragmentDoc
  >)[];
}

/** The invitation that was just made. */
interface Invited {
  id: string;
  link: string;
}

const columns = [
  { name: 'Invited by' },
  { name: 'Role', width: '8rem' },
  { name: 'When', width: '14rem' },
  { name: 'Open until', width: '14rem' },
  { name: 'Actions', width: '10rem' },
];

/** Lists the open invitations and adds one, whose link shows only now. */
export function InvitationSection({ invitations }: InvitationSectionProps) {
  const [invited, setInvited] = useState<Invited>();
  const [role, setRole] = useState<Role>('EDITOR');
  // Without roles every administrator may do everything.
  const hasRoles = usePermissions().role !== null;
  const [invite, { loading }] = useMutation(InviteAdministratorDocument, {
    update: forgetAccounts,
    onCompleted: ({ inviteAdministrator: { invitation, token } }) => {
      if (invitation && token) setInvited({ id: invitation.id, link: linkOf(token) });
    },
  });

  async function handleInvite() {
    const effect = hasRoles ? roleMeanings : undefined;
    const password = await askPassword('Invite an administrator?', effect);
    if (password === undefined) return;
    try {
      await invite({ variables: { input: { password, ...(hasRoles && { role }) } } });
    } catch (error) {
      if (isRefusedIn(error, 'password')) showFailure('The password is wrong');
    }
  }

  const isOpen = invitations.some(({ id }) => id === invited?.id);

  return (
    <section aria-label="Invitations">
      <SectionHeader title="Invitations">
        <Group>
          {hasRoles && <RoleSelect label="Role of the invited" value={role} onChange={setRole} />}
          <Button {...busy(loading)} onClick={handleInvite}>
            Invite an administrator
          </Button>
        </Group>
      </SectionHeader>
      <Stack>
        {invited && isOpen && (
          <TextInput
            label="Link of the invitation"
            description="Send it to the person you invite. It works once, for a week, and is shown only now."
            readOnly
            autoFocus
            value={invited.link}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
        {invitations.length > 0 ? (
          <DataTable label="Invitations" columns={columns}>
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </DataTable>
        ) : (
          <EmptyList text="No invitation is open." />
        )}
      </Stack>
    </section>
  );
}

/** The token stands behind '#', so that it reaches no server's log. */
function linkOf(token: string): string {
  return `${location.origin}/#/invitation/${token}`;
}
