import { Typography } from '@mantine/core';
import DOMPurify from 'dompurify';

import { isHarmless } from './harmless-html.ts';
import classes from './RichText.module.css';

interface RichTextProps {
  html: string;
  /** The language of the text, where it may be another than the screen's. */
  lang?: string | undefined;
}

/** Shows rich text; the server has cleaned it, and it is cleaned again here because it becomes markup. */
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

/** The text if nothing is to be cleaned away; what is in doubt is left to the browser. */
function checked(html: string): string {
  if (!isHarmless(html)) throw new Error('The rich text is to be cleaned by the browser.');
  return html;
}
