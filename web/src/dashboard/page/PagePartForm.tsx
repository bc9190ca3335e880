import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { Stack } from '@mantine/core';

import { removeObject } from '../../apollo/plain-list.ts';
import { showAlert } from '../../ui/alert/alert.ts';
import { UpdateDelete } from '../drafts/UpdateDelete.tsx';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { PreviewButton } from '../preview/PreviewButton.tsx';
import { shownHtml } from '../preview/shown-text.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { toLocalizedText } from '../trilingual/localized-text.ts';
import type { LocalizedText } from '../trilingual/localized-text.ts';
import { LocalizedRichTexts } from '../trilingual/LocalizedRichTexts.tsx';
import {
  DeletePagePartDocument,
  PagePartForm_PagePartFragmentDoc,
  UpdatePagePartDocument,
} from './PagePartForm.generated.ts';
import { savedIn } from '../drafts/saved.ts';
import { richText } from '../drafts/resolve-conflict.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const drafts = draftsOf<LocalizedText>();

interface PagePartFormProps {
  pageId: string;
  pagePart: FragmentType<typeof PagePartForm_PagePartFragmentDoc>;
}

/** Edits the descriptions of a part; deleting it removes it from the cached list. */
export function PagePartForm({ pageId, pagePart }: PagePartFormProps) {
  const {
    id,
    description: stored,
    version: storedVersion,
  } = useSuspenseFragment({
    fragment: PagePartForm_PagePartFragmentDoc,
    fragmentName: 'PagePartForm_pagePart',
    from: pagePart,
  }).data;
  const draft = useDraft(drafts, id, toLocalizedText(stored), {
    version: storedVersion,
    names: { '': richText('Description') },
  });
  const [updatePart, { loading: updating }] = useMutation(UpdatePagePartDocument);
  const [deletePart, { loading: deleting }] = useMutation(DeletePagePartDocument, {
    update: (cache) => {
      const owner = { __typename: 'Page', id: pageId };
      removeObject(cache, { owner, list: 'parts' }, id);
    },
  });

  async function handleSubmit() {
    const isSaved = await draft.save(async (description, basis) => {
      const response = await updatePart({ variables: { input: { id, ...basis, description } } });
      return savedIn(response, response.data?.updatePagePart.pagePart, (saved) =>
        toLocalizedText(saved.description),
      );
    });
    if (isSaved) showAlert('Successfully updated');
  }

  return (
    <DraftForm changed={draft.changed} onSubmit={handleSubmit}>
      <Stack mt="md">
        <LocalizedRichTexts name="Description" value={draft.values} onChange={draft.change} />
        <UpdateDelete
          changed={draft.changed}
          updating={updating}
          deleting={deleting}
          onDelete={() => deletePart({ variables: { input: { id } } })}
        >
          <PreviewButton
            of={{ __typename: 'PagePart', id, description: shownHtml(draft.values) }}
          />
          <HistoryButton type="PagePart" id={id} onRestored={draft.discard} />
        </UpdateDelete>
      </Stack>
    </DraftForm>
  );
}
