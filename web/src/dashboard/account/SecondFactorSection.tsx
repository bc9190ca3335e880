import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';

import { SectionHeader } from '../ui/SectionHeader.tsx';
import { SecondFactorSection_SecondFactorFragmentDoc } from './SecondFactorSection.generated.ts';
import { TurnOffForm } from './TurnOffForm.tsx';
import { TurnOnForm } from './TurnOnForm.tsx';

interface SecondFactorSectionProps {
  secondFactor: FragmentType<typeof SecondFactorSection_SecondFactorFragmentDoc>;
}

/** Turns the second factor of one's own logins on and off. */
export function SecondFactorSection({ secondFactor }: SecondFactorSectionProps) {
  const { data } = useSuspenseFragment({
    fragment: SecondFactorSection_SecondFactorFragmentDoc,
    fragmentName: 'SecondFactorSection_secondFactor',
    from: secondFactor,
  });
  const { isOn, recoveryCodeCount } = data;
  const [newCodes, setNewCodes] = useState<readonly string[]>();

  return (
    <section aria-label="Second factor">
      <SectionHeader title="Second factor" />
      <Stack maw="30rem" align="start">
        {newCodes ? (
          <RecoveryCodes codes={newCodes} onKept={() => setNewCodes(undefined)} />
        ) : isOn ? (
          <TurnOffForm recoveryCodeCount={recoveryCodeCount} />
        ) : (
          <TurnOnForm onTurnedOn={setNewCodes} />
        )}
      </Stack>
    </section>
  );
}

/** Shows the recovery codes, this once. */
function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <>
      <p role="status" style={{ margin: 0 }}>
        The second factor is on. Keep these recovery codes in a safe place: each of them replaces a
        code of the app once, and they are shown only now.
      </p>
      <ul
        aria-label="Recovery codes"
        style={{ margin: 0, fontFamily: 'var(--mantine-font-family-monospace)' }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onKept}>I have kept them</Button>
    </>
  );
}
