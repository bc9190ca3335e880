import { useMutation } from '@apollo/client/react';
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { busy } from '../../ui/busy.tsx';
import { isRefusedIn } from '../../apollo/errors.ts';
import { closeOvertaken, showFailure } from '../../ui/alert/alert.ts';
import { forgetAccounts } from './forget-accounts.ts';
import { showWrongCode } from './show-wrong-code.ts';
import { RemoveSecondFactorDocument } from './TurnOffForm.generated.ts';

/** Turns the second factor off. */
export function TurnOffForm({ recoveryCodeCount }: { recoveryCodeCount: number }) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [remove, { loading }] = useMutation(RemoveSecondFactorDocument, {
    update: forgetAccounts,
  });

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    try {
      await remove({ variables: { input: { password, code } } });
      void closeOvertaken();
    } catch (error) {
      if (isRefusedIn(error, 'password')) showFailure('The password is wrong');
      showWrongCode(error);
    }
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack align="start">
        <p style={{ margin: 0 }}>
          The second factor is on. Recovery codes left: {recoveryCodeCount}. For new ones turn it
          off and on again.
        </p>
        <PasswordInput
          label="Your password"
          required
          w="100%"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <TextInput
          label="Code of the authenticator app, or a recovery code"
          required
          w="100%"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" color="red" variant="outline" {...busy(loading)}>
          Turn off
        </Button>
      </Stack>
    </form>
  );
}
