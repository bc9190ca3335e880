const blocks = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, pre, tr';

/**
 * Returns the text of HTML as one reads it: a line for each paragraph, a dot before each list entry,
 * a stroke between the cells of a row.
 */
export function readableText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img')) image.replaceWith(`[${image.alt || 'image'}]`);
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith('\n');
  for (const cell of body.querySelectorAll(':is(td, th) + :is(td, th)')) cell.prepend(' | ');
  for (const entry of body.querySelectorAll('li')) entry.prepend('• ');
  for (const block of body.querySelectorAll(blocks)) block.append('\n');
  return body.textContent.replace(/\n{2,}/g, '\n').trim();
}
