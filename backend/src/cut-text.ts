/**
 * Returns the beginning of a text, of at most `maxLength` UTF-16 units, without splitting a grapheme cluster.
 * Imports nothing, so that every tier can load it.
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // Firefox has it since version 125; before, no code point is split.
  if (!('Segmenter' in Intl)) return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return text.slice(0, graphemes.segment(text).containing(maxLength)?.index);
}
