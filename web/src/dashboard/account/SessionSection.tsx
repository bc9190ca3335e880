import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';

import { busy } from '../../ui/busy.tsx';
import { DataTable } from '../lists/DataTable.tsx';
import { SectionHeader } from '../ui/SectionHeader.tsx';
import { succeeds } from '../ui/succeeds.ts';
import { forgetAccounts } from './forget-accounts.ts';
import type { SessionRow_SessionFragmentDoc } from './SessionRow.generated.ts';
import { SessionRow } from './SessionRow.tsx';
import { EndOtherSessionsDocument } from './SessionSection.generated.ts';

interface SessionSectionProps {
  sessions: readonly ({ id: string } & FragmentType<typeof SessionRow_SessionFragmentDoc>)[];
}

const columns = [
  { name: 'Login' },
  { name: 'Browser' },
  { name: 'Address', width: '9rem' },
  { name: 'Logged in', width: '8rem' },
  { name: 'Last used', width: '8rem' },
  { name: 'Actions', width: '5.5rem' },
];

/** Lists the sessions of all administrators, each of which can be ended. */
export function SessionSection({ sessions }: SessionSectionProps) {
  const [endOthers, { loading }] = useMutation(EndOtherSessionsDocument, {
    update: forgetAccounts,
  });

  return (
    <section aria-label="Sessions">
      <SectionHeader title="Sessions">
        <Button variant="outline" {...busy(loading)} onClick={() => void succeeds(endOthers())}>
          End all my other sessions
        </Button>
      </SectionHeader>
      <DataTable label="Sessions" columns={columns}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </DataTable>
    </section>
  );
}
