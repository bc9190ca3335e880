import { Stack } from '@mantine/core';

import { showAlert } from '../../ui/alert.ts';
import { DraftForm } from './DraftForm.tsx';
import { succeeds } from './succeeds.ts';
import { toTrilingual } from './trilingual.ts';
import type { Trilingual } from './trilingual.ts';
import { TrilingualInputs } from './TrilingualInputs.tsx';
import { TrilingualTexts } from './TrilingualTexts.tsx';
import { UpdateDelete } from './UpdateDelete.tsx';
import { draftsOf, useDraft } from './use-draft.ts';

/** A title and a rich text, each in three languages. */
export interface TitledTexts {
  title: Trilingual;
  text: Trilingual;
}

const drafts = draftsOf<TitledTexts>();

interface TitledTextsFormProps {
  /** The global id of what is edited. */
  id: string;
  /** What is stored when the form opens. */
  stored: TitledTexts;
  /** What the rich texts are called; their labels add the language. */
  textName: string;
  updating: boolean;
  deleting: boolean;
  /** Sends the texts; calls `onSaved` with what the server stored. */
  onUpdate: (texts: TitledTexts, onSaved: (saved: TitledTexts) => void) => Promise<unknown>;
  onDelete: () => Promise<unknown>;
}

function toTexts({ title, text }: TitledTexts): TitledTexts {
  return { title: toTrilingual(title), text: toTrilingual(text) };
}

/** Three titles and three rich texts with Update and Delete, as spares and services have them (spec 2.14). */
export function TitledTextsForm(props: TitledTextsFormProps) {
  const { id, stored, textName, updating, deleting, onUpdate, onDelete } = props;
  const draft = useDraft(drafts, id, toTexts(stored));
  const texts = draft.values;

  async function handleSubmit() {
    const update = onUpdate(texts, (saved) => draft.saved(texts, toTexts(saved)));
    if (await succeeds(update)) showAlert('Successfully updated');
  }

  return (
    <DraftForm changed={draft.changed} onSubmit={handleSubmit}>
      <Stack mt="lg">
        <TrilingualInputs
          name="Title"
          value={texts.title}
          onChange={(title) => draft.change({ ...texts, title })}
        />
        <TrilingualTexts
          name={textName}
          value={texts.text}
          onChange={(text) => draft.change({ ...texts, text })}
        />
        <UpdateDelete updating={updating} deleting={deleting} onDelete={onDelete} />
      </Stack>
    </DraftForm>
  );
}
