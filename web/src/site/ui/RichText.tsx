import { Typography } from '@mantine/core';
import DOMPurify from 'dompurify';

import { isHarmless } from './harmless-html.ts';
import classes from './RichText.module.css';

interface RichTextProps {
  html: string;
  /** The language of the text, if it may differ from the screen's. */
  lang?: string | undefined;
}

/** Shows rich text; cleans it again, though the server has done so, because it becomes markup. */
export function RichText({ html, lang }: RichTextProps) {
  if (!html) return null;
  const clean = DOMPurify.isSupported ? purify(html) : checked(html);
  return (
    <Typography className={classes.text} lang={lang} dangerouslySetInnerHTML={{ __html: clean }} />
  );
}

function purify(html: string): string {
  return DOMPurify.sanitize(html, { USE_PROFILES: { html: true }, ADD_ATTR: ['target'] });
}

/** Returns harmless rich text; throws otherwise, so that the browser renders the screen. */
function checked(html: string): string {
  if (!isHarmless(html)) throw new Error('The rich text is to be cleaned by the browser.');
  return html;
}
