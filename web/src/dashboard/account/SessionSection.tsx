import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useRef } from 'react';

import { DataTable } from '../lists/DataTable.tsx';
import { useSort } from '../lists/use-sort.ts';
import { FocusList } from '../ui/FocusList.tsx';
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
  const heading = useRef<HTMLHeadingElement>(null);
  const order = useSort(sessions, {}, 'sessions');
  const [endOthers, { loading }] = useMutation(EndOtherSessionsDocument, {
    update: forgetAccounts,
  });

  return (
    <section aria-label="Sessions">
      <SectionHeader title="Sessions" headingRef={heading}>
        <Button variant="outline" loading={loading} onClick={() => void succeeds(endOthers())}>
          End all my other sessions
        </Button>
      </SectionHeader>
      <DataTable label="Sessions" columns={columns} order={order}>
        <FocusList rest={heading}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </FocusList>
      </DataTable>
    </section>
  );
}
