import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { showAlert } from '../../ui/alert.ts';
import { succeeds } from '../ui/succeeds.ts';
import {
  UpdateLoginDocument,
  UpdateLoginForm_AccountFragmentDoc,
} from './UpdateLoginForm.generated.ts';

interface UpdateLoginFormProps {
  account: FragmentType<typeof UpdateLoginForm_AccountFragmentDoc>;
}

/** Changes the administrator's login (spec 7.2). */
export function UpdateLoginForm({ account }: UpdateLoginFormProps) {
  const { data } = useSuspenseFragment({
    fragment: UpdateLoginForm_AccountFragmentDoc,
    from: account,
  });
  const [login, setLogin] = useState(data.login);
  const [updateLogin, { loading }] = useMutation(UpdateLoginDocument);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (await succeeds(updateLogin({ variables: { input: { login } } }))) {
      showAlert('Login successfully updated');
    }
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack align="start">
        <TextInput
          label="Login"
          w="100%"
          autoComplete="username"
          value={login}
          onChange={(event) => setLogin(event.currentTarget.value)}
        />
        <Button type="submit" loading={loading} aria-label="Update login">
          Update
        </Button>
      </Stack>
    </form>
  );
}
