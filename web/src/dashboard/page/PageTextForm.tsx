import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';

import { showAlert } from '../../ui/alert.ts';
import { DraftForm } from '../ui/DraftForm.tsx';
import { succeeds } from '../ui/succeeds.ts';
import { toTrilingual } from '../ui/trilingual.ts';
import type { Trilingual } from '../ui/trilingual.ts';
import { TrilingualTexts } from '../ui/TrilingualTexts.tsx';
import { PageTextForm_PageFragmentDoc, UpdatePageDocument } from './PageTextForm.generated.ts';
import { draftsOf, useDraft } from '../ui/use-draft.ts';

const drafts = draftsOf<Trilingual>();

interface PageTextFormProps {
  page: FragmentType<typeof PageTextForm_PageFragmentDoc>;
}

/** The text of a page in three languages (spec 2.14, 7.6). */
export function PageTextForm({ page }: PageTextFormProps) {
  const { slug, text: stored } = useSuspenseFragment({
    fragment: PageTextForm_PageFragmentDoc,
    from: page,
  }).data;
  const draft = useDraft(drafts, slug, toTrilingual(stored));
  const text = draft.values;
  const [updatePage, { loading }] = useMutation(UpdatePageDocument);

  async function handleSubmit() {
    const update = updatePage({
      variables: { input: { slug, text } },
      // The server's answer replaces the texts (spec 4).
      onCompleted: ({ updatePage: { page: saved } }) => draft.saved(text, toTrilingual(saved.text)),
    });
    if (await succeeds(update)) showAlert('Successfully updated');
  }

  return (
    <DraftForm changed={draft.changed} onSubmit={handleSubmit}>
      <Stack mt="lg">
        <TrilingualTexts name="Description" value={text} onChange={draft.change} />
        <Group>
          <Button type="submit" loading={loading}>
            Update
          </Button>
        </Group>
      </Stack>
    </DraftForm>
  );
}
