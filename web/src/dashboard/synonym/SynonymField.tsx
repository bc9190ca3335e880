import { Textarea } from '@mantine/core';

import type { AddSynonymInput } from '../../apollo/schema.generated.ts';
import type { FieldsProps } from '../entries/EntriesScreen.tsx';
import { entities } from '../entity/entities.ts';
import { labelOf } from '../entity/fields.ts';

/** Shows the field with the names of one thing, and what the server has against them. */
export function SynonymField({ draft: { values, change, failure } }: FieldsProps<AddSynonymInput>) {
  return (
    <Textarea
      label={labelOf(entities.SYNONYM.fields, 'words')}
      description="2 to 10 names in any language, with commas between them, such as: Simmerring, oil seal, сальник. Visitors who search for one of them find the others, too."
      error={failure?.fields.words}
      rows={3}
      value={values.words}
      onChange={(event) => change({ ...values, words: event.currentTarget.value })}
    />
  );
}
