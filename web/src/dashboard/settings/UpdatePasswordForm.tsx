import { useMutation } from '@apollo/client/react';
import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { endSession } from '../../session/session.ts';
import { showAlert } from '../../ui/alert.ts';
import { succeeds } from '../ui/succeeds.ts';
import { UpdatePasswordDocument } from './UpdatePasswordForm.generated.ts';

const fields = [
  { name: 'oldPassword', label: 'Old password' },
  { name: 'password', label: 'New password' },
  { name: 'confirmation', label: 'Confirm password' },
] as const;

/** Changes the administrator's password, which ends the session (spec 4); shown as plain text (spec 2.14). */
export function UpdatePasswordForm() {
  const navigate = useNavigate();
  const [values, setValues] = useState({ oldPassword: '', password: '', confirmation: '' });
  const [updatePassword, { loading }] = useMutation(UpdatePasswordDocument);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const { oldPassword, password, confirmation } = values;
    if (password !== confirmation) {
      showAlert('Password not confirmed');
      return;
    }
    if (!(await succeeds(updatePassword({ variables: { input: { oldPassword, password } } })))) {
      return;
    }
    showAlert('Successfully updated');
    endSession();
    await navigate('/controller');
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack align="start">
        {fields.map(({ name, label }) => (
          <TextInput
            key={name}
            label={label}
            w="100%"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={values[name]}
            onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
          />
        ))}
        <Button type="submit" loading={loading} aria-label="Update password">
          Update
        </Button>
      </Stack>
    </form>
  );
}
