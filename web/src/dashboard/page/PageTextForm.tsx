import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';

import { showAlert } from '../../ui/alert/alert.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { PreviewButton } from '../preview/PreviewButton.tsx';
import { shownHtml } from '../preview/shown-text.ts';
import { EditedBy } from '../editing/EditedBy.tsx';
import { SaveState } from '../drafts/SaveState.tsx';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { toLocalizedText } from '../trilingual/localized-text.ts';
import type { LocalizedText } from '../trilingual/localized-text.ts';
import { LocalizedRichTexts } from '../trilingual/LocalizedRichTexts.tsx';
import { PageTextForm_PageFragmentDoc, UpdatePageDocument } from './PageTextForm.generated.ts';
import { savedIn } from '../drafts/saved.ts';
import { richText } from '../drafts/resolve-conflict.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const drafts = draftsOf<LocalizedText>();

interface PageTextFormProps {
  page: FragmentType<typeof PageTextForm_PageFragmentDoc>;
}

/** Edits the text of a page in each language (spec 2.14, 7.6). */
export function PageTextForm({ page }: PageTextFormProps) {
  const {
    id,
    slug,
    text: stored,
    version: storedVersion,
  } = useSuspenseFragment({
    fragment: PageTextForm_PageFragmentDoc,
    fragmentName: 'PageTextForm_page',
    from: page,
  }).data;
  const draft = useDraft(drafts, slug, toLocalizedText(stored), {
    version: storedVersion,
    names: { '': richText('Description') },
  });
  const [updatePage, { loading }] = useMutation(UpdatePageDocument);

  async function handleSubmit() {
    // The server's response replaces the texts (spec 4).
    const isSaved = await draft.save(async (text, basis) => {
      const response = await updatePage({ variables: { input: { slug, ...basis, text } } });
      return savedIn(response, response.data?.updatePage.page, (saved) =>
        toLocalizedText(saved.text),
      );
    });
    if (isSaved) showAlert('Successfully updated');
  }

  return (
    <DraftForm changed={draft.changed} onSubmit={handleSubmit}>
      <Stack mt="lg">
        <EditedBy id={id} />
        <LocalizedRichTexts name="Description" value={draft.values} onChange={draft.change} />
        <Group>
          <Button type="submit" loading={loading}>
            Update
          </Button>
          <PreviewButton of={{ __typename: 'Page', id, text: shownHtml(draft.values) }} />
          <HistoryButton type="Page" id={id} onRestored={draft.discard} />
          <SaveState changed={draft.changed} />
        </Group>
      </Stack>
    </DraftForm>
  );
}
