import { Typography } from '@mantine/core';
import DOMPurify from 'dompurify';

import classes from './RichText.module.css';

interface RichTextProps {
  html: string;
}

/** Shows rich text; the server has cleaned it, and it is cleaned again here because it becomes markup. */
export function RichText({ html }: RichTextProps) {
  const clean = DOMPurify.sanitize(html, { USE_PROFILES: { html: true } });
  return <Typography className={classes.text} dangerouslySetInnerHTML={{ __html: clean }} />;
}
