import { Typography } from '@mantine/core';
import DOMPurify from 'dompurify';
import { createContext, use } from 'react';

import classes from './RichText.module.css';

// A wide table scrolls, by the keyboard, too. There is no hook where there is no browser.
if (DOMPurify.isSupported) {
  DOMPurify.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'TABLE') element.setAttribute('tabindex', '0');
  });
}

/** Cleans HTML of everything that could run; server rendering provides one that needs no browser. */
export const CleanHtml = createContext((html: string) =>
  DOMPurify.sanitize(html, { USE_PROFILES: { html: true }, ADD_ATTR: ['target'] }),
);

interface RichTextProps {
  html: string;
  /** The language of the text, if it may differ from the screen's. */
  lang?: string | undefined;
}

/** Shows rich text; cleans it again, though the server has done so, because it becomes markup. */
export function RichText({ html, lang }: RichTextProps) {
  const cleanHtml = use(CleanHtml);
  if (!html) return null;
  return (
    <Typography
      className={classes.text}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: cleanHtml(html) }}
    />
  );
}
