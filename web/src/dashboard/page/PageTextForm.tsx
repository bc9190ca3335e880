import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Stack } from '@mantine/core';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { showAlert } from '../../ui/alert/alert.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { PreviewButton } from '../preview/PreviewButton.tsx';
import { shownValues } from '../preview/shown-text.ts';
import { EditedBy } from '../editing/EditedBy.tsx';
import { FormBar } from '../drafts/FormBar.tsx';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { entities } from '../entity/entities.ts';
import { labelOf, toValues } from '../entity/fields.ts';
import type { ValuesOf } from '../entity/fields.ts';
import { LocalizedRichTexts } from '../trilingual/LocalizedRichTexts.tsx';
import { PageTextForm_PageFragmentDoc, UpdatePageDocument } from './PageTextForm.generated.ts';
import { savedIn } from '../drafts/saved.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const { fields } = entities.PAGE;
const drafts = draftsOf<ValuesOf<typeof fields>>('page');

interface PageTextFormProps {
  page: FragmentType<typeof PageTextForm_PageFragmentDoc>;
}

/** Edits the text of a page in each language (spec 2.14, 7.6). */
export function PageTextForm({ page }: PageTextFormProps) {
  const data = useFragmentData(PageTextForm_PageFragmentDoc, page);
  const { id, slug, version } = data;
  const draft = useDraft(drafts, slug, toValues(fields, data), { version, of: id, fields });
  const [updatePage, { loading }] = useMutation(UpdatePageDocument);

  async function handleSubmit() {
    // The server's response replaces the texts (spec 4).
    const isSaved = await draft.save(async (changes, basis) => {
      const response = await updatePage({ variables: { input: { slug, ...basis, ...changes } } });
      return savedIn(response, response.data?.updatePage.page, (saved) => toValues(fields, saved));
    });
    if (isSaved) showAlert('Successfully updated');
  }

  return (
    <DraftForm draft={draft} onSubmit={handleSubmit}>
      <Stack mt="lg">
        <LocalizedRichTexts
          name={labelOf(fields, 'text')}
          value={draft.values.text}
          onChange={(text) => draft.change({ text })}
        />
        <FormBar changed={draft.changed} sending={loading} editors={<EditedBy id={id} />}>
          <PreviewButton of={{ __typename: 'Page', id, ...shownValues(fields, draft.values) }} />
          <HistoryButton kind="PAGE" id={id} onRestored={draft.discard} />
        </FormBar>
      </Stack>
    </DraftForm>
  );
}
