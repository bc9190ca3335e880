import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { Button, Stack, TextInput } from '@mantine/core';

import { showAlert } from '../../ui/alert.ts';
import { DraftForm } from '../ui/DraftForm.tsx';
import { succeeds } from '../ui/succeeds.ts';
import {
  UpdateSettingsDocument,
  UpdateSettingsForm_SettingsFragmentDoc,
} from './UpdateSettingsForm.generated.ts';
import { draftsOf, useDraft } from '../ui/use-draft.ts';

const drafts = draftsOf<Record<(typeof fields)[number]['name'], string>>();

interface UpdateSettingsFormProps {
  settings: FragmentType<typeof UpdateSettingsForm_SettingsFragmentDoc>;
}

const fields = [
  { name: 'phone', label: 'Phone' },
  { name: 'email', label: 'Email' },
  { name: 'address', label: 'Address' },
  { name: 'footerText', label: 'Footer text' },
] as const;

/** Changes the company's contact details, which header, footer and forms show (spec 7.2). */
export function UpdateSettingsForm({ settings }: UpdateSettingsFormProps) {
  const { phone, email, address, footerText } = useSuspenseFragment({
    fragment: UpdateSettingsForm_SettingsFragmentDoc,
    from: settings,
  }).data;
  const draft = useDraft(drafts, '', { phone, email, address, footerText });
  const [updateSettings, { loading }] = useMutation(UpdateSettingsDocument);

  async function handleSubmit() {
    if (!(await succeeds(updateSettings({ variables: { input: draft.values } })))) return;
    draft.saved(draft.values);
    showAlert('Contact successfully updated');
  }

  return (
    <DraftForm changed={draft.changed} onSubmit={handleSubmit}>
      <Stack align="start">
        {fields.map(({ name, label }) => (
          <TextInput
            key={name}
            label={label}
            w="100%"
            value={draft.values[name]}
            onChange={(event) =>
              draft.change({ ...draft.values, [name]: event.currentTarget.value })
            }
          />
        ))}
        <Button type="submit" loading={loading} aria-label="Update settings">
          Update
        </Button>
      </Stack>
    </DraftForm>
  );
}
