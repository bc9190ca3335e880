import { TextInput } from '@mantine/core';

import type { AddTemplateInput } from '../../apollo/schema.generated.ts';
import type { FieldsProps } from '../entries/EntriesScreen.tsx';
import { entities } from '../entity/entities.ts';
import { labelOf } from '../entity/fields.ts';
import { LocalizedInputs } from '../trilingual/LocalizedInputs.tsx';

const { fields } = entities.TEMPLATE;

/** Shows the fields of a template, and what the server has against its name. */
export function TemplateFields({
  draft: { values, change, failure },
}: FieldsProps<AddTemplateInput>) {
  return (
    <>
      <TextInput
        label={labelOf(fields, 'name')}
        error={failure?.fields.name}
        maxLength={200}
        value={values.name}
        onChange={(event) => change({ ...values, name: event.currentTarget.value })}
      />
      <LocalizedInputs
        name={labelOf(fields, 'text')}
        rows={12}
        maxLength={4000}
        value={values.text}
        onChange={(text) => change({ ...values, text })}
      />
    </>
  );
}
