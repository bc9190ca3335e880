import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Stack, TextInput } from '@mantine/core';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { isRefusedAs, isRefusedIn } from '../../apollo/errors.ts';
import { nameSession, useAccessToken } from '../../session/session.ts';
import { showAlert, showFailure } from '../../ui/alert/alert.ts';
import { asTyped } from '../../ui/as-typed.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { FormBar } from '../drafts/FormBar.tsx';
import {
  UpdateLoginDocument,
  UpdateLoginForm_AccountFragmentDoc,
} from './UpdateLoginForm.generated.ts';
import { askPassword } from '../ui/ask-password.tsx';
import { savedIn } from '../drafts/saved.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const drafts = draftsOf<{ login: string }>();

interface UpdateLoginFormProps {
  account: FragmentType<typeof UpdateLoginForm_AccountFragmentDoc>;
}

/** Changes the administrator's login (spec 7.2). */
export function UpdateLoginForm({ account }: UpdateLoginFormProps) {
  const data = useFragmentData(UpdateLoginForm_AccountFragmentDoc, account);
  const draft = useDraft(drafts, '', { login: data.login });
  const token = useAccessToken() ?? '';
  const [updateLogin, { loading }] = useMutation(UpdateLoginDocument);

  /** Sends the login, with the password where an older session is asked for it. */
  async function send(input: { login?: string }) {
    try {
      return await updateLogin({ variables: { input } });
    } catch (error) {
      const password =
        isRefusedAs(error, 'PASSWORD_REQUIRED') && (await askPassword('Update login?'));
      if (typeof password !== 'string') throw error;
      return updateLogin({ variables: { input: { ...input, password } } }).catch(
        (refusal: unknown) => {
          if (isRefusedIn(refusal, 'password')) showFailure('The password is wrong');
          throw refusal;
        },
      );
    }
  }

  async function handleSubmit() {
    const isSaved = await draft.save(async (changes) => {
      const response = await send(changes);
      const saved = response.data?.updateLogin.account;
      if (saved) nameSession(token, saved.login);
      return savedIn<{ login: string }, { login: string }>(response, saved, ({ login }) => ({
        login,
      }));
    });
    if (isSaved) showAlert('Login successfully updated');
  }

  return (
    <DraftForm draft={draft} onSubmit={handleSubmit}>
      <Stack align="start">
        <TextInput
          label="Login"
          w="100%"
          autoComplete="username"
          {...asTyped}
          value={draft.values.login}
          onChange={(event) => draft.change({ login: event.currentTarget.value })}
        />
        <FormBar changed={draft.changed} sending={loading} submitLabel="Update login" />
      </Stack>
    </DraftForm>
  );
}
