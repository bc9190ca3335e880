import { cleanRichText } from '../rich-text/clean.ts';
import { longText } from './fields.ts';

/** Rich text in a body, cleaned on its way in. */
export const richText = () => longText().transform(cleanRichText);
