import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { Button, Stack, TextInput } from '@mantine/core';

import { nameSession, useAccessToken } from '../../session/session.ts';
import { showAlert } from '../../ui/alert.ts';
import { DraftForm } from '../ui/DraftForm.tsx';
import { succeeds } from '../ui/succeeds.ts';
import {
  UpdateLoginDocument,
  UpdateLoginForm_AccountFragmentDoc,
} from './UpdateLoginForm.generated.ts';
import { draftsOf, useDraft } from '../ui/use-draft.ts';

const drafts = draftsOf<string>();

interface UpdateLoginFormProps {
  account: FragmentType<typeof UpdateLoginForm_AccountFragmentDoc>;
}

/** Changes the administrator's login (spec 7.2). */
export function UpdateLoginForm({ account }: UpdateLoginFormProps) {
  const { data } = useSuspenseFragment({
    fragment: UpdateLoginForm_AccountFragmentDoc,
    from: account,
  });
  const draft = useDraft(drafts, '', data.login);
  const login = draft.values;
  const token = useAccessToken() ?? '';
  const [updateLogin, { loading }] = useMutation(UpdateLoginDocument);

  async function handleSubmit() {
    if (!(await succeeds(updateLogin({ variables: { input: { login } } })))) return;
    nameSession(token, login);
    draft.saved(login);
    showAlert('Login successfully updated');
  }

  return (
    <DraftForm changed={draft.changed} onSubmit={handleSubmit}>
      <Stack align="start">
        <TextInput
          label="Login"
          w="100%"
          autoComplete="username"
          value={login}
          onChange={(event) => draft.change(event.currentTarget.value)}
        />
        <Button type="submit" loading={loading} aria-label="Update login">
          Update
        </Button>
      </Stack>
    </DraftForm>
  );
}
