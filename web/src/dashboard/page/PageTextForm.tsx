import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { showAlert } from '../../ui/alert.ts';
import { succeeds } from '../ui/succeeds.ts';
import { toTrilingual } from '../ui/trilingual.ts';
import { TrilingualTexts } from '../ui/TrilingualTexts.tsx';
import { PageTextForm_PageFragmentDoc, UpdatePageDocument } from './PageTextForm.generated.ts';

interface PageTextFormProps {
  page: FragmentType<typeof PageTextForm_PageFragmentDoc>;
}

/** The text of a page in three languages (spec 2.14, 7.6). */
export function PageTextForm({ page }: PageTextFormProps) {
  const { slug, text: stored } = useSuspenseFragment({
    fragment: PageTextForm_PageFragmentDoc,
    from: page,
  }).data;
  const [text, setText] = useState(() => toTrilingual(stored));
  const [updatePage, { loading }] = useMutation(UpdatePageDocument);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const update = updatePage({
      variables: { input: { slug, text } },
      // The server's answer replaces the texts (spec 4); what was typed meanwhile stays.
      onCompleted: ({ updatePage: { page: saved } }) =>
        setText((current) => (current === text ? toTrilingual(saved.text) : current)),
    });
    if (await succeeds(update)) showAlert('Successfully updated');
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack mt="lg">
        <TrilingualTexts name="Description" value={text} onChange={setText} />
        <Group>
          <Button type="submit" loading={loading}>
            Update
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
