import { cleanRichText } from '../rich-text/clean.ts';
import { longText } from './fields.ts';

/** Rich text in a request body, sanitised when it is read. */
export const richText = () => longText().transform(cleanRichText);
