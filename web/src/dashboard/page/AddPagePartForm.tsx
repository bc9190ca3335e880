import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';

import { appendObject } from '../../apollo/plain-list.ts';
import { SingleImagePicker } from '../uploads/SingleImagePicker.tsx';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { SaveState } from '../drafts/SaveState.tsx';
import { succeeds } from '../ui/succeeds.ts';
import { emptyLocalizedText } from '../trilingual/localized-text.ts';
import type { LocalizedText } from '../trilingual/localized-text.ts';
import { LocalizedRichTexts } from '../trilingual/LocalizedRichTexts.tsx';
import { AddPagePartDocument } from './AddPagePartForm.generated.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

const drafts = draftsOf<{ description: LocalizedText; image?: File | undefined }>();

interface AddPagePartFormProps {
  pageId: string;
  onDone: () => void;
}

/** Adds a part to the page about gas turbines, at the end of the cached list; its image is optional. */
export function AddPagePartForm({ pageId, onDone }: AddPagePartFormProps) {
  const draft = useDraft(drafts, '', { description: emptyLocalizedText });
  const { description, image } = draft.values;
  const [addPart, { loading, error }] = useMutation(AddPagePartDocument, {
    update: (cache, { data }) => {
      const part = data?.addPagePart.pagePart;
      const owner = { __typename: 'Page', id: pageId };
      if (part) appendObject(cache, { owner, list: 'parts' }, part);
    },
  });

  async function handleSubmit() {
    const input = image ? { description, image } : { description };
    if (!(await succeeds(addPart({ variables: { input } })))) return;
    draft.saved();
    onDone();
  }

  return (
    <DraftForm changed={draft.changed} onSubmit={handleSubmit}>
      <Stack>
        <SingleImagePicker
          image={image}
          error={error}
          onChange={(chosen) => draft.change({ ...draft.values, image: chosen })}
        />
        <LocalizedRichTexts
          name="Description"
          value={description}
          onChange={(texts) => draft.change({ ...draft.values, description: texts })}
        />
        <Group justify="flex-end">
          <SaveState changed={draft.changed} isNew />
          <Button type="submit" loading={loading}>
            Add
          </Button>
        </Group>
      </Stack>
    </DraftForm>
  );
}
