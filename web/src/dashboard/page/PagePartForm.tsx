import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Stack } from '@mantine/core';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { removeObject } from '../../apollo/plain-list.ts';
import { showAlert } from '../../ui/alert/alert.ts';
import { UpdateDelete } from '../drafts/UpdateDelete.tsx';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { PreviewButton } from '../preview/PreviewButton.tsx';
import { shownValues } from '../preview/shown-text.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { entities } from '../entity/entities.ts';
import { labelOf, toValues } from '../entity/fields.ts';
import type { ValuesOf } from '../entity/fields.ts';
import { LocalizedRichTexts } from '../trilingual/LocalizedRichTexts.tsx';
import {
  DeletePagePartDocument,
  PagePartForm_PagePartFragmentDoc,
  UpdatePagePartDocument,
} from './PagePartForm.generated.ts';
import { savedIn } from '../drafts/saved.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const { fields } = entities.PAGE_PART;
const drafts = draftsOf<ValuesOf<typeof fields>>('page part');

interface PagePartFormProps {
  pageId: string;
  pagePart: FragmentType<typeof PagePartForm_PagePartFragmentDoc>;
}

/** Edits the descriptions of a part; deleting it removes it from the cached list. */
export function PagePartForm({ pageId, pagePart }: PagePartFormProps) {
  const data = useFragmentData(PagePartForm_PagePartFragmentDoc, pagePart);
  const { id, version } = data;
  const draft = useDraft(drafts, id, toValues(fields, data), { version, of: id, fields });
  const [updatePart, { loading: updating }] = useMutation(UpdatePagePartDocument);
  const [deletePart, { loading: deleting }] = useMutation(DeletePagePartDocument, {
    update: (cache) => {
      const owner = { __typename: 'Page', id: pageId };
      removeObject(cache, { owner, list: 'parts' }, id);
    },
  });

  async function handleSubmit() {
    const isSaved = await draft.save(async (changes, basis) => {
      const response = await updatePart({ variables: { input: { id, ...basis, ...changes } } });
      return savedIn(response, response.data?.updatePagePart.pagePart, (saved) =>
        toValues(fields, saved),
      );
    });
    if (isSaved) showAlert('Successfully updated');
  }

  return (
    <DraftForm draft={draft} onSubmit={handleSubmit}>
      <Stack mt="md">
        <LocalizedRichTexts
          name={labelOf(fields, 'description')}
          value={draft.values.description}
          onChange={(description) => draft.change({ description })}
        />
        <UpdateDelete
          changed={draft.changed}
          updating={updating}
          deleting={deleting}
          onDelete={() => deletePart({ variables: { input: { id } } })}
        >
          <PreviewButton
            of={{ __typename: 'PagePart', id, ...shownValues(fields, draft.values) }}
          />
          <HistoryButton kind="PAGE_PART" id={id} onRestored={draft.discard} />
        </UpdateDelete>
      </Stack>
    </DraftForm>
  );
}
