import { useMutation } from '@apollo/client/react';
import { Stack, TextInput } from '@mantine/core';
import { flushSync } from 'react-dom';

import { loseSession, useAccessToken } from '../../session/session.ts';
import { showAlert, showFailure } from '../../ui/alert/alert.ts';
import { asTyped } from '../../ui/as-typed.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { FormBar } from '../drafts/FormBar.tsx';
import { usePermissions } from '../ui/use-permissions.ts';
import { UpdatePasswordDocument } from './UpdatePasswordForm.generated.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const drafts = draftsOf<Record<(typeof fields)[number]['name'], string>>();

const fields = [
  { name: 'oldPassword', label: 'Old password' },
  { name: 'password', label: 'New password' },
  { name: 'confirmation', label: 'Confirm password' },
] as const;

/** Changes the administrator's password, which ends the session (spec 4); shown as plain text (spec 2.14). */
export function UpdatePasswordForm() {
  const token = useAccessToken() ?? '';
  const { role } = usePermissions();
  const draft = useDraft(drafts, '', { oldPassword: '', password: '', confirmation: '' });
  const [updatePassword] = useMutation(UpdatePasswordDocument);

  async function handleSubmit() {
    const { oldPassword, password, confirmation } = draft.values;
    if (password !== confirmation) {
      showFailure('Password not confirmed');
      return;
    }
    if (
      !(await draft.attempt(updatePassword({ variables: { input: { oldPassword, password } } })))
    ) {
      return;
    }
    showAlert('Successfully updated');
    // Clear at once: unsaved drafts are kept until the next login, and passwords must not be.
    flushSync(() => draft.saved());
    loseSession(token);
  }

  return (
    <DraftForm draft={draft} onSubmit={handleSubmit}>
      <Stack align="start">
        {fields.map(({ name, label }) => (
          <TextInput
            key={name}
            label={label}
            w="100%"
            // Our own backend's rule; only it has roles.
            description={name === 'password' && role !== null && 'At least 8 characters'}
            autoComplete="off"
            {...asTyped}
            value={draft.values[name]}
            onChange={(event) =>
              draft.change({ ...draft.values, [name]: event.currentTarget.value })
            }
          />
        ))}
        <FormBar changed={draft.changed} sending={draft.sending} submitLabel="Update password" />
      </Stack>
    </DraftForm>
  );
}
