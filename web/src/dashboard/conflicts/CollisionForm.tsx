import { Button, Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import type { Language } from '../../i18n/languages.ts';
import { MarkedText } from '../ui/MarkedText.tsx';
import { textDifferences } from '../ui/text-differences.ts';
import classes from './CollisionForm.module.css';
import { SavedBy } from './SavedBy.tsx';

/** A field that two people have changed in different ways, as it is shown. */
export interface ShownCollision {
  /** Its path in a revision, such as `title.de`. */
  field: string;
  label: string;
  language: Language | undefined;
  /** What both have changed, as plain texts. */
  passages: ShownPassage[];
}

interface ShownPassage {
  base: string;
  mine: string;
  theirs: string;
}

/** Whose version is kept. */
export type Choice = Exclude<keyof ShownPassage, 'base'>;

/** What the question of a conflict shows. */
export interface Conflict {
  collisions: ShownCollision[];
  /** The labels of the fields that only the other one has changed. */
  taken: string[];
  /** Whose history tells who has saved: a global id, null for the settings; undefined if it has none. */
  of: string | null | undefined;
}

interface CollisionFormProps extends Conflict {
  /** Called with a choice for each passage of each collision. */
  onChoose: (choices: Choice[][]) => void;
  onCancel: () => void;
}

/** Shows what each passage was, what I have made of it and what they have, and lets choose one of the two. */
export function CollisionForm({ collisions, taken, of, onChoose, onCancel }: CollisionFormProps) {
  const [choices, setChoices] = useState<(Choice | undefined)[][]>(() =>
    collisions.map(({ passages }) => passages.map(() => undefined)),
  );

  // Nothing is preselected: whoever decides has to have looked.
  const isDecided = choices.every((of) => of.every((choice) => choice !== undefined));

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isDecided) onChoose(choices);
      }}
    >
      <Stack>
        <Text>
          Nothing is lost: choose what to keep where both of you have changed the same paragraph.
          All other changes are kept from both.
        </Text>
        {collisions.map(({ field, label, language, passages }, at) => (
          <Stack key={field} gap="xs">
            {of !== undefined && <SavedBy of={of} field={field} />}
            {passages.map((passage, index) => (
              <Radio.Group
                key={index}
                label={passages.length > 1 ? `${label}, ${index + 1} of ${passages.length}` : label}
                value={choices[at]?.[index] ?? null}
                onChange={(value) =>
                  setChoices((before) =>
                    before.with(
                      at,
                      (before[at] ?? []).with(index, value === 'theirs' ? 'theirs' : 'mine'),
                    ),
                  )
                }
              >
                <SimpleGrid cols={{ base: 1, sm: 3 }} mt="xs">
                  <div className={classes.version}>
                    <span className={classes.whose}>As it was</span>
                    <p className={passage.base ? classes.text : classes.empty} lang={language}>
                      {passage.base || 'Empty'}
                    </p>
                  </div>
                  <Version value="mine" name="Mine" {...{ passage, language }} />
                  <Version value="theirs" name="Theirs" {...{ passage, language }} />
                </SimpleGrid>
              </Radio.Group>
            ))}
          </Stack>
        ))}
        {taken.length > 0 && <Text>Taken over from them: {taken.join(', ')}</Text>}
        <Group justify="flex-end">
          <Button variant="outline" onClick={onCancel}>
            Keep editing
          </Button>
          <Button type="submit" disabled={!isDecided}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface VersionProps {
  value: Choice;
  name: string;
  passage: ShownPassage;
  language: Language | undefined;
}

/** Offers one side's version of a passage, with how it differs from what it was. */
function Version({ value, name, passage, language }: VersionProps) {
  const { base, [value]: text } = passage;
  return (
    <Radio.Card value={value} className={classes.version}>
      <span className={classes.whose}>
        <Radio.Indicator size="xs" /> {name}
      </span>
      {text === base ? (
        <p className={classes.empty}>Only the formatting differs.</p>
      ) : (
        <p className={classes.text} lang={language}>
          <MarkedText pieces={textDifferences(base, text)} />
        </p>
      )}
      {text === '' && <p className={classes.empty}>Empty</p>}
    </Radio.Card>
  );
}
