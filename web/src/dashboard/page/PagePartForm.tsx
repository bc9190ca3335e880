import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { Stack } from '@mantine/core';

import { showAlert } from '../../ui/alert.ts';
import { UpdateDelete } from '../ui/UpdateDelete.tsx';
import { DraftForm } from '../ui/DraftForm.tsx';
import { succeeds } from '../ui/succeeds.ts';
import { toTrilingual } from '../ui/trilingual.ts';
import type { Trilingual } from '../ui/trilingual.ts';
import { TrilingualTexts } from '../ui/TrilingualTexts.tsx';
import {
  DeletePagePartDocument,
  PagePartForm_PagePartFragmentDoc,
  UpdatePagePartDocument,
} from './PagePartForm.generated.ts';
import { draftsOf, useDraft } from '../ui/use-draft.ts';

const drafts = draftsOf<Trilingual>();

interface PagePartFormProps {
  pagePart: FragmentType<typeof PagePartForm_PagePartFragmentDoc>;
}

/** The descriptions of a part; deleting it answers with the page and the parts that are left. */
export function PagePartForm({ pagePart }: PagePartFormProps) {
  const { id, description: stored } = useSuspenseFragment({
    fragment: PagePartForm_PagePartFragmentDoc,
    from: pagePart,
  }).data;
  const draft = useDraft(drafts, id, toTrilingual(stored));
  const description = draft.values;
  const [updatePart, { loading: updating }] = useMutation(UpdatePagePartDocument);
  const [deletePart, { loading: deleting }] = useMutation(DeletePagePartDocument);

  async function handleSubmit() {
    const update = updatePart({
      variables: { input: { id, description } },
      onCompleted: ({ updatePagePart: { pagePart: saved } }) =>
        draft.saved(description, toTrilingual(saved.description)),
    });
    if (await succeeds(update)) showAlert('Successfully updated');
  }

  return (
    <DraftForm changed={draft.changed} onSubmit={handleSubmit}>
      <Stack mt="md">
        <TrilingualTexts name="Description" value={description} onChange={draft.change} />
        <UpdateDelete
          updating={updating}
          deleting={deleting}
          onDelete={() => deletePart({ variables: { input: { id } } })}
        />
      </Stack>
    </DraftForm>
  );
}
