import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Stack, TextInput } from '@mantine/core';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { showAlert } from '../../ui/alert/alert.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { PreviewButton } from '../preview/PreviewButton.tsx';
import { entities } from '../entity/entities.ts';
import { toValues } from '../entity/fields.ts';
import type { ValuesOf } from '../entity/fields.ts';
import { EditedBy } from '../editing/EditedBy.tsx';
import { FormBar } from '../drafts/FormBar.tsx';
import { HistoryButton } from '../history/HistoryButton.tsx';
import {
  UpdateSettingsDocument,
  UpdateSettingsForm_SettingsFragmentDoc,
} from './UpdateSettingsForm.generated.ts';
import { savedIn } from '../drafts/saved.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const { fields } = entities.SETTINGS;
const drafts = draftsOf<ValuesOf<typeof fields>>('settings');

interface UpdateSettingsFormProps {
  settings: FragmentType<typeof UpdateSettingsForm_SettingsFragmentDoc>;
}

/** Returns what is wrong with an address of the company; it can be stored all the same (spec 5). */
function emailWarning(email: string): string | false {
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email.trim());
  return (
    email.trim() !== '' &&
    !isAddress &&
    'This is no e-mail address: visitors could not write to it.'
  );
}

/** Changes the company's contact details, which the header, footer and forms show (spec 7.2). */
export function UpdateSettingsForm({ settings }: UpdateSettingsFormProps) {
  const stored = useFragmentData(UpdateSettingsForm_SettingsFragmentDoc, settings);
  const draft = useDraft(drafts, '', toValues(fields, stored), {
    version: stored.version,
    of: null,
    fields,
  });
  const [updateSettings, { loading }] = useMutation(UpdateSettingsDocument);

  async function handleSubmit() {
    const isSaved = await draft.save(async (changes, basis) => {
      const response = await updateSettings({ variables: { input: { ...basis, ...changes } } });
      return savedIn(response, response.data?.updateSettings.settings, (saved) =>
        toValues(fields, saved),
      );
    });
    if (isSaved) showAlert('Contact successfully updated');
  }

  return (
    <DraftForm draft={draft} onSubmit={handleSubmit}>
      <Stack align="start">
        {fields.map(({ name, label }) => (
          <TextInput
            key={name}
            label={label}
            w="100%"
            description={name === 'email' && emailWarning(draft.values.email)}
            value={draft.values[name]}
            onChange={(event) =>
              draft.change({ ...draft.values, [name]: event.currentTarget.value })
            }
          />
        ))}
        <FormBar
          changed={draft.changed}
          sending={loading}
          submitLabel="Update settings"
          editors={<EditedBy />}
        >
          <PreviewButton of={{ __typename: 'Settings', ...draft.values }} />
          <HistoryButton kind="SETTINGS" onRestored={draft.discard} />
        </FormBar>
      </Stack>
    </DraftForm>
  );
}
