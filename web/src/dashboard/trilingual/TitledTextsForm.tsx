import { Stack } from '@mantine/core';

import { showAlert } from '../../ui/alert/alert.ts';
import type { Changes } from '../drafts/changes.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { toLocalizedText } from './localized-text.ts';
import type { LocalizedText } from './localized-text.ts';
import { LocalizedInputs } from './LocalizedInputs.tsx';
import { LocalizedRichTexts } from './LocalizedRichTexts.tsx';
import { UpdateDelete } from '../drafts/UpdateDelete.tsx';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';

/** A title and a rich text in each language. */
export interface TitledTexts {
  title: LocalizedText;
  text: LocalizedText;
}

const drafts = draftsOf<TitledTexts>();

interface TitledTextsFormProps {
  /** The global id of what is edited. */
  id: string;
  /** The stored texts when the form opens. */
  stored: TitledTexts;
  /** The name of the rich texts; their labels add the language. */
  textName: string;
  updating: boolean;
  deleting: boolean;
  /** Sends the changes; resolves to the stored texts. */
  onUpdate: (changes: Changes<TitledTexts>) => Promise<TitledTexts | null | undefined>;
  onDelete: () => Promise<unknown>;
}

function toTexts({ title, text }: TitledTexts): TitledTexts {
  return { title: toLocalizedText(title), text: toLocalizedText(text) };
}

/** Edits the titles and rich texts of a spare or service, with Update and Delete (spec 2.14). */
export function TitledTextsForm(props: TitledTextsFormProps) {
  const { id, stored, textName, updating, deleting, onUpdate, onDelete } = props;
  const draft = useDraft(drafts, id, toTexts(stored));
  const texts = draft.values;

  async function handleSubmit() {
    const isSaved = await draft.save(async (changes) => {
      const saved = await onUpdate(changes);
      return saved && toTexts(saved);
    });
    if (isSaved) showAlert('Successfully updated');
  }

  return (
    <DraftForm changed={draft.changed} onSubmit={handleSubmit}>
      <Stack mt="lg">
        <LocalizedInputs
          name="Title"
          value={texts.title}
          onChange={(title) => draft.change({ ...texts, title })}
        />
        <LocalizedRichTexts
          name={textName}
          value={texts.text}
          onChange={(text) => draft.change({ ...texts, text })}
        />
        <UpdateDelete
          changed={draft.changed}
          updating={updating}
          deleting={deleting}
          onDelete={onDelete}
        />
      </Stack>
    </DraftForm>
  );
}
