import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { Stack } from '@mantine/core';

import { showAlert } from '../../ui/alert.ts';
import { UpdateDelete } from '../ui/UpdateDelete.tsx';
import { DraftForm } from '../ui/DraftForm.tsx';
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
  const [updatePart, { loading: updating }] = useMutation(UpdatePagePartDocument);
  const [deletePart, { loading: deleting }] = useMutation(DeletePagePartDocument);

  async function handleSubmit() {
    const isSaved = await draft.save(async (description) => {
      const { data } = await updatePart({ variables: { input: { id, description } } });
      return data && toTrilingual(data.updatePagePart.pagePart.description);
    });
    if (isSaved) showAlert('Successfully updated');
  }

  return (
    <DraftForm changed={draft.changed} onSubmit={handleSubmit}>
      <Stack mt="md">
        <TrilingualTexts name="Description" value={draft.values} onChange={draft.change} />
        <UpdateDelete
          changed={draft.changed}
          updating={updating}
          deleting={deleting}
          onDelete={() => deletePart({ variables: { input: { id } } })}
        />
      </Stack>
    </DraftForm>
  );
}
