import { Button, Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import classes from './CollisionForm.module.css';

/** Whose text is kept. */
export type Choice = 'mine' | 'theirs';

/** A field that two people have changed in different ways, as it is shown. */
export interface ShownCollision {
  label: string;
  /** Plain texts. */
  base: string;
  mine: string;
  theirs: string;
}

interface CollisionFormProps {
  collisions: ShownCollision[];
  /** The labels of the fields that only the other one has changed. */
  taken: string[];
  onChoose: (choices: Choice[]) => void;
  onCancel: () => void;
}

/** Shows what each field was, what I have made of it and what they have, and lets choose one of the two. */
export function CollisionForm({ collisions, taken, onChoose, onCancel }: CollisionFormProps) {
  const [choices, setChoices] = useState<(Choice | undefined)[]>(() =>
    collisions.map(() => undefined),
  );

  // Nothing is preselected: whoever decides has to have looked.
  const chosen = choices.filter((choice) => choice !== undefined);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length === collisions.length) onChoose(chosen);
      }}
    >
      <Stack>
        <Text>
          Nothing is lost: choose what to keep where both of you have changed the same field.
        </Text>
        {collisions.map(({ label, base, mine, theirs }, index) => (
          <Radio.Group
            key={label}
            label={label}
            value={choices[index] ?? null}
            onChange={(value) =>
              setChoices(choices.with(index, value === 'theirs' ? 'theirs' : 'mine'))
            }
          >
            <SimpleGrid cols={{ base: 1, sm: 3 }} mt="xs">
              <div className={classes.version}>
                <span className={classes.whose}>As it was</span>
                <Shown text={base} />
              </div>
              <Radio.Card value="mine" className={classes.version}>
                <span className={classes.whose}>
                  <Radio.Indicator size="xs" /> Mine
                </span>
                <Shown text={mine} />
              </Radio.Card>
              <Radio.Card value="theirs" className={classes.version}>
                <span className={classes.whose}>
                  <Radio.Indicator size="xs" /> Theirs
                </span>
                <Shown text={theirs} />
              </Radio.Card>
            </SimpleGrid>
          </Radio.Group>
        ))}
        {taken.length > 0 && <Text>Taken over from them: {taken.join(', ')}</Text>}
        <Group justify="flex-end">
          <Button variant="outline" onClick={onCancel}>
            Keep editing
          </Button>
          <Button type="submit" disabled={chosen.length < collisions.length}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Shown({ text }: { text: string }) {
  const words = text.trim();
  return words ? <p className={classes.text}>{words}</p> : <p className={classes.empty}>Empty</p>;
}
