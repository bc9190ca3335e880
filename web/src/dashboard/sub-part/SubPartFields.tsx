import { SimpleGrid, TextInput } from '@mantine/core';

import { LocalizedInputs } from '../trilingual/LocalizedInputs.tsx';
import type { SubPartValues } from './sub-part-values.ts';
import classes from './PartNumberInput.module.css';

interface SubPartFieldsProps {
  values: SubPartValues;
  onChange: (values: SubPartValues) => void;
}

/** Shows the fields of a sub-part. Each description is sent as typed (the quirk of spec 5 is corrected). */
export function SubPartFields({ values, onChange }: SubPartFieldsProps) {
  return (
    <>
      <LocalizedInputs
        name="Description"
        value={values.description}
        onChange={(description) => onChange({ ...values, description })}
      />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextInput
          label="Partnumber"
          classNames={classes}
          value={values.partNumber}
          onChange={(event) => onChange({ ...values, partNumber: event.currentTarget.value })}
        />
        <TextInput
          label="Subst-Part"
          classNames={classes}
          value={values.substPart}
          onChange={(event) => onChange({ ...values, substPart: event.currentTarget.value })}
        />
        <TextInput
          label="Quantity"
          type="number"
          inputMode="numeric"
          step={1}
          value={values.quantity}
          onChange={(event) => onChange({ ...values, quantity: event.currentTarget.value })}
        />
      </SimpleGrid>
    </>
  );
}
