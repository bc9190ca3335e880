import { UnstyledButton } from '@mantine/core';
import { useId, useState } from 'react';

import type { Language } from '../../i18n/languages.ts';
import classes from './LongText.module.css';

const longest = 280;
const maxLines = 6;

interface LongTextProps {
  text: string;
  /** What the text is written in; the page's language if undefined. */
  lang?: Language | undefined;
}

/** Shows a text with its line breaks; truncates a long one until it is expanded. */
export function LongText({ text, lang }: LongTextProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  if (text.length <= longest && text.split('\n').length <= maxLines) {
    return <span lang={lang}>{text}</span>;
  }
  return (
    <>
      <span id={id} lang={lang} className={open ? undefined : classes.short}>
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
