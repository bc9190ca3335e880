import type { FragmentType } from '@apollo/client';
import { Button, Group, Stack } from '@mantine/core';
import { useContext, useLayoutEffect, useRef, useState } from 'react';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { UnsavedFormsContext } from '../drafts/unsaved-forms.ts';
import { saveFile } from '../ui/download-file.ts';
import { SectionHeader } from '../ui/SectionHeader.tsx';
import { SecondFactorSection_SecondFactorFragmentDoc } from './SecondFactorSection.generated.ts';
import { TurnOffForm } from './TurnOffForm.tsx';
import { TurnOnForm } from './TurnOnForm.tsx';

interface SecondFactorSectionProps {
  secondFactor: FragmentType<typeof SecondFactorSection_SecondFactorFragmentDoc>;
}

/** Turns the second factor of one's own logins on and off. */
export function SecondFactorSection({ secondFactor }: SecondFactorSectionProps) {
  const data = useFragmentData(SecondFactorSection_SecondFactorFragmentDoc, secondFactor);
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

/** Shows the recovery codes, this once; leaving before they are kept asks, as a form with changes does. */
function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const unsaved = useContext(UnsavedFormsContext);
  const [copied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;

  useLayoutEffect(
    () => (form.current ? unsaved.add(form.current, { onDiscard: onKept }) : undefined),
    [unsaved, onKept],
  );

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The browser allows it only on pages by HTTPS; the codes can be selected.
    }
  }

  return (
    <form
      ref={form}
      data-question="Leave without keeping the recovery codes?"
      onSubmit={(event) => event.preventDefault()}
    >
      <Stack align="start">
        <p role="status" style={{ margin: 0 }}>
          The second factor is on. Keep these recovery codes in a safe place: each of them replaces
          a code of the app once, and they are shown only now.
        </p>
        <ul
          aria-label="Recovery codes"
          style={{ margin: 0, fontFamily: 'var(--mantine-font-family-monospace)' }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Group gap="xs">
          <Button variant="default" onClick={handleCopy}>
            Copy
          </Button>
          <Button
            variant="default"
            onClick={() => saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
          >
            Download
          </Button>
          <span role="status" aria-label="Copied">
            {copied && 'Copied'}
          </span>
        </Group>
        <Button onClick={onKept}>I have kept them</Button>
      </Stack>
    </form>
  );
}
