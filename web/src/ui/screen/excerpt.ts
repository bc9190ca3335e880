import { cutText } from 'backend/cut-text';

/** The length of a description that search engines show. */
const maxLength = 160;

/** Shortens a text to what search engines show of a description, at the end of a word. */
export function excerpt(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= maxLength) return words;
  return cutText(words, maxLength).replace(/\s+\S*$/, '…');
}

/** Puts a space where blocks, lines and cells of HTML end, so that their words stay apart without the tags. */
export function spaceBlocks(html: string): string {
  return html.replace(/<\/(p|h\d|li|div|t[dhr])>|<br\s*\/?>/gi, ' $&');
}

/** Returns the text of HTML in the browser, for what is searched or cut and not read as a whole. */
export function plainText(html: string): string {
  return new DOMParser().parseFromString(spaceBlocks(html), 'text/html').body.textContent;
}
