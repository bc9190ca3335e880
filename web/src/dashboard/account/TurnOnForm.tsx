import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { busy } from '../../ui/busy.tsx';
import { isRefusedAs, isRefusedIn } from '../../apollo/errors.ts';
import { closeOvertaken, showFailure } from '../../ui/alert/alert.ts';
import { forgetAccounts } from './forget-accounts.ts';
import { showWrongCode } from './show-wrong-code.ts';
import { QrCode } from './QrCode.tsx';
import { BeginSecondFactorDocument, ConfirmSecondFactorDocument } from './TurnOnForm.generated.ts';

interface Begun {
  secret: string;
  uri: string;
}

/** Turns the second factor on, in two steps: a secret for the app, and a code that shows it has it. */
export function TurnOnForm({ onTurnedOn }: { onTurnedOn: (codes: readonly string[]) => void }) {
  const { cache } = useApolloClient();
  const [begun, setBegun] = useState<Begun>();
  const [typed, setTyped] = useState('');
  const [begin, beginning] = useMutation(BeginSecondFactorDocument);
  const [confirm, confirming] = useMutation(ConfirmSecondFactorDocument);

  async function handleBegin() {
    try {
      const { data } = await begin({ variables: { input: { password: typed } } });
      const { secret, uri } = data?.beginSecondFactor ?? {};
      void closeOvertaken();
      if (secret && uri) setBegun({ secret, uri });
      setTyped('');
    } catch (error) {
      if (isRefusedIn(error, 'password')) showFailure('The password is wrong');
      // It has been turned on meanwhile.
      if (isRefusedAs(error, 'CONFLICT')) forgetAccounts(cache);
    }
  }

  async function handleConfirm() {
    try {
      const { data } = await confirm({ variables: { input: { code: typed } } });
      const codes = data?.confirmSecondFactor.recoveryCodes;
      if (!codes) return;
      void closeOvertaken();
      onTurnedOn(codes);
      forgetAccounts(cache);
    } catch (error) {
      showWrongCode(error);
      if (isRefusedAs(error, 'CONFLICT')) {
        setBegun(undefined);
        setTyped('');
        showFailure('The secret is no longer valid. Turn the second factor on again.');
      }
      // Where the response was lost, it may be on.
      forgetAccounts(cache);
    }
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    void (begun ? handleConfirm() : handleBegin());
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack align="start">
        {begun ? (
          <>
            <p style={{ margin: 0 }}>
              Scan this with an authenticator app, or type the secret into it, and type the code
              that it shows.
            </p>
            <QrCode text={begun.uri} label="QR code for the authenticator app" />
            <TextInput label="Secret" readOnly value={begun.secret} w="100%" />
            <TextInput
              key="code"
              label="Code"
              required
              autoFocus
              inputMode="numeric"
              autoComplete="one-time-code"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </>
        ) : (
          <>
            <p style={{ margin: 0 }}>
              A login then takes a code of an authenticator app as well, so that a stolen password
              is not enough.
            </p>
            <PasswordInput
              key="password"
              label="Your password"
              required
              w="100%"
              autoComplete="current-password"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </>
        )}
        <Button type="submit" {...busy(beginning.loading || confirming.loading)}>
          {begun ? 'Confirm' : 'Turn on'}
        </Button>
      </Stack>
    </form>
  );
}
