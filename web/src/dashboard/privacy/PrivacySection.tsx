import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { busy } from '../../ui/busy.tsx';
import { FileList } from '../ui/FileList.tsx';
import { SectionHeader } from '../ui/SectionHeader.tsx';
import { useDeletion } from '../ui/use-deletion.ts';
import { saveFile } from '../ui/download-file.ts';
import { succeeds } from '../ui/succeeds.ts';
import type { ExportPersonalDataMutation } from './PrivacySection.generated.ts';
import {
  DeletePersonalDataDocument,
  ExportPersonalDataDocument,
  PrivacySectionDocument,
} from './PrivacySection.generated.ts';

type PersonalData = NonNullable<ExportPersonalDataMutation['exportPersonalData']['personalData']>;

interface Found {
  email: string;
  data: PersonalData;
}

/**
 * Answers a person who asks what is stored of their e-mail address, or wants it deleted (our addition);
 * shows nothing over a backend that cannot.
 */
export function PrivacySection() {
  const { data } = useQuery(PrivacySectionDocument);
  const [email, setEmail] = useState('');
  const [found, setFound] = useState<Found>();
  const [exportData, { loading }] = useMutation(ExportPersonalDataDocument);
  if (!data?.retention) return null;
  const { enquiriesDays, applicationsDays } = data.retention;

  async function find() {
    const { data: response } = await exportData({ variables: { input: { email } } });
    const personalData = response?.exportPersonalData.personalData;
    setFound(personalData ? { email: email.trim(), data: personalData } : undefined);
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    void succeeds(find());
  }

  return (
    <section aria-label="Personal data">
      <SectionHeader title="Personal data" />
      <Stack maw="40rem">
        <p style={{ margin: 0 }}>
          Requests are{' '}
          {enquiriesDays === null
            ? 'kept until you delete them'
            : `deleted after ${enquiriesDays} days`}
          , applications are deleted after {applicationsDays} days.
        </p>
        <form onSubmit={handleSubmit}>
          <Group align="end">
            <TextInput
              label="Email address of the person"
              type="email"
              required
              maxLength={200}
              flex="1 1 16rem"
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <Button type="submit" {...busy(loading)}>
              Find
            </Button>
          </Group>
        </form>
        <Stack gap="sm">
          {/* Always rendered, so that screen readers announce what comes in. */}
          <p role="status" style={{ margin: 0, overflowWrap: 'anywhere' }}>
            {found && summaryOf(found)}
          </p>
          {found && (
            <FoundData
              found={found}
              // Somebody else may have been found meanwhile.
              onDeleted={() => setFound((current) => (current === found ? undefined : current))}
            />
          )}
        </Stack>
      </Stack>
    </section>
  );
}

function filesOf({ requests, applications }: PersonalData) {
  return [
    ...requests.flatMap((request) => request.attachments),
    ...applications.flatMap((application) => application.files),
  ];
}

function summaryOf({ email, data }: Found): string {
  const { requests, applications } = data;
  return requests.length + applications.length === 0
    ? `Nothing is stored of ${email}`
    : `Stored of ${email}: requests ${requests.length}, applications ${applications.length}, files ${filesOf(data).length}`;
}

/** Lists the files of what was found; saves or deletes all of it. */
function FoundData({ found, onDeleted }: { found: Found; onDeleted: () => void }) {
  const { email, data } = found;
  const { requests, applications } = data;
  const deleteConfirmed = useDeletion();
  const [deleteData, { loading }] = useMutation(DeletePersonalDataDocument, {
    // Lists leave out what is no longer in the cache; the menu asks for its counts every half minute.
    update: (cache) => {
      for (const { __typename, id } of [...requests, ...applications]) {
        cache.evict({ id: cache.identify({ __typename, id }) });
      }
    },
  });
  const files = filesOf(data);
  const isEmpty = requests.length + applications.length === 0;

  function handleSave() {
    const content = JSON.stringify({ email, ...data }, undefined, 2);
    saveFile('personal-data.json', new Blob([content], { type: 'application/json' }));
  }

  async function handleDelete() {
    const input = { email };
    const count = requests.length + applications.length;
    const isDeleted = await deleteConfirmed(
      () => deleteData({ variables: { input } }),
      `${count} ${count === 1 ? 'entry' : 'entries'} with ${files.length} ${files.length === 1 ? 'file' : 'files'}. This cannot be undone.`,
    );
    if (isDeleted) onDeleted();
  }

  return (
    <>
      <FileList files={files} />
      {!isEmpty && (
        <Group>
          <Button variant="default" onClick={handleSave}>
            Save as JSON
          </Button>
          <Button color="red" {...busy(loading)} onClick={handleDelete}>
            Delete everything
          </Button>
        </Group>
      )}
    </>
  );
}
