import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';

import { FormDialog } from '../drafts/FormDialog.tsx';
import { entities } from '../entity/entities.ts';
import { labelOf } from '../entity/fields.ts';
import type { LocalizedText } from '../entity/localized-text.ts';
import { DescribeButton } from './DescribeButton.tsx';
import { LocalizedInputs } from '../trilingual/LocalizedInputs.tsx';

interface DescribeChosenImageProps {
  /** What the button calls the image: 'image 2'. */
  name: string;
  value: LocalizedText;
  onChange: (value: LocalizedText) => void;
}

/** Opens the dialog that describes an image before its upload; what is typed belongs to the form around it. */
export function DescribeChosenImage({ name, value, onChange }: DescribeChosenImageProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <DescribeButton name={name} alternativeText={value} onClick={() => setOpen(true)} />
      <FormDialog title={`Describe ${name}`} open={open} onClose={close} size="52rem">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            close();
          }}
        >
          <Stack>
            <LocalizedInputs
              name={labelOf(entities.IMAGE.fields, 'alternativeText')}
              value={value}
              onChange={onChange}
            />
            <Group>
              <Button type="submit">Done</Button>
            </Group>
          </Stack>
        </form>
      </FormDialog>
    </>
  );
}
