import { Stack } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { showAlert } from '../../ui/alert.ts';
import { succeeds } from './succeeds.ts';
import { toTrilingual } from './trilingual.ts';
import type { Trilingual } from './trilingual.ts';
import { TrilingualInputs } from './TrilingualInputs.tsx';
import { TrilingualTexts } from './TrilingualTexts.tsx';
import { UpdateDelete } from './UpdateDelete.tsx';

/** A title and a rich text, each in three languages. */
export interface TitledTexts {
  title: Trilingual;
  text: Trilingual;
}

interface TitledTextsFormProps {
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
  const { stored, textName, updating, deleting, onUpdate, onDelete } = props;
  const [texts, setTexts] = useState(() => toTexts(stored));

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const update = onUpdate(texts, (saved) =>
      // The server may have cleaned the texts; what was typed while it did so stays.
      setTexts((current) => (current === texts ? toTexts(saved) : current)),
    );
    if (await succeeds(update)) showAlert('Successfully updated');
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack mt="lg">
        <TrilingualInputs
          name="Title"
          value={texts.title}
          onChange={(title) => setTexts({ ...texts, title })}
        />
        <TrilingualTexts
          name={textName}
          value={texts.text}
          onChange={(text) => setTexts({ ...texts, text })}
        />
        <UpdateDelete updating={updating} deleting={deleting} onDelete={onDelete} />
      </Stack>
    </form>
  );
}
