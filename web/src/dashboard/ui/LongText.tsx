import { UnstyledButton } from '@mantine/core';
import { useId, useState } from 'react';

import classes from './LongText.module.css';

const longest = 280;
const maxLines = 6;

/** Shows a text with its line breaks; truncates a long one until it is expanded. */
export function LongText({ text }: { text: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  if (text.length <= longest && text.split('\n').length <= maxLines) return text;
  return (
    <>
      <span id={id} className={open ? undefined : classes.short}>
        {text}
      </span>
      <UnstyledButton
        className={classes.more}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Show less' : 'Show all'}
      </UnstyledButton>
    </>
  );
}
