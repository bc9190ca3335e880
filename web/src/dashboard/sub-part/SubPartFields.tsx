import { SimpleGrid, TextInput } from '@mantine/core';

import { LocalizedInputs } from '../trilingual/LocalizedInputs.tsx';
import { useNumberBefore } from '../ui/use-number-before.ts';
import classes from './MonospacedInput.module.css';
import type { SubPartValues } from './sub-part-fields.ts';
import { useStoredFields } from './use-stored-fields.ts';

interface SubPartFieldsProps {
  values: SubPartValues;
  onChange: (values: SubPartValues) => void;
}

/** Of the input of a number; the maximum is the largest `Int` of GraphQL. */
export const numberAttributes = {
  type: 'number',
  inputMode: 'numeric',
  min: 0,
  max: 2_147_483_647,
  step: 1,
} as const;

/** Shows the fields of a sub-part. Each description is sent as typed (the quirk of spec 5 is corrected). */
export function SubPartFields({ values, onChange }: SubPartFieldsProps) {
  const storedFields = useStoredFields();
  const quantity = useNumberBefore(values.quantity, (typed) =>
    onChange({ ...values, quantity: typed }),
  );
  const attributes = {
    mono: { classNames: classes },
    number: { ...numberAttributes, withAsterisk: false, ...quantity },
  };

  return (
    <>
      <LocalizedInputs
        name="Description"
        value={values.description}
        onChange={(description) => onChange({ ...values, description })}
      />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {storedFields.map(({ name, label, kind }) => (
          <TextInput
            key={name}
            label={label}
            {...attributes[kind]}
            value={values[name]}
            onChange={(event) => onChange({ ...values, [name]: event.currentTarget.value })}
          />
        ))}
      </SimpleGrid>
    </>
  );
}
