import { toTables } from './pasted-tables.ts';
import { toLists } from './word-lists.ts';

/** The elements that a pasted text may contain; of others only the content stays. */
const allowedElements = new Set([
  ...['P', 'BR', 'H1', 'H2', 'H3', 'UL', 'OL', 'LI', 'BLOCKQUOTE', 'PRE', 'CODE'],
  ...['STRONG', 'B', 'EM', 'I', 'U', 'S', 'STRIKE', 'DEL', 'SUB', 'SUP', 'A', 'IMG', 'HR'],
  ...['TABLE', 'THEAD', 'TBODY', 'TR', 'TH', 'TD'],
]);
const allowedAttributes = ['href', 'src', 'alt', 'start', 'type', 'colspan', 'rowspan'];

/** What nobody sees, the marks at the end of paragraphs of Word for the web among it. */
const dropped = 'style, script, title, meta, link, xml, template, col, colgroup, .EOP';

/** Converts the styles of a span into elements, innermost first. */
const meanings: [element: string, is: (style: CSSStyleDeclaration) => boolean][] = [
  ['u', ({ textDecoration }) => textDecoration.includes('underline')],
  ['s', ({ textDecoration }) => textDecoration.includes('line-through')],
  ['em', ({ fontStyle }) => fontStyle === 'italic'],
  ['strong', ({ fontWeight }) => fontWeight === 'bold' || Number(fontWeight) >= 600],
  ['sub', ({ verticalAlign }) => verticalAlign === 'sub'],
  ['sup', ({ verticalAlign }) => verticalAlign === 'super'],
];

/**
 * Cleans HTML that another program put on the clipboard, such as Word or Google Docs: keeps the formats
 * of the toolbar, removes the program's own styles, classes and comments. Of HTML that was copied in an editor
 * of our kind, only pictures are removed, as everywhere, that visitors would not see.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img')) {
    if (!isShownToVisitors(image.getAttribute('src') ?? '')) image.remove();
  }
  if (html.includes('data-pm-slice')) return body.innerHTML;
  body.querySelectorAll(dropped).forEach((element) => element.remove());
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    if (isHidden(element)) element.remove();
  }
  toLists(body);
  toTables(body);
  for (const line of body.querySelectorAll('p')) {
    if (line.textContent === '\u00a0') line.textContent = '';
  }
  for (const heading of body.querySelectorAll('h4, h5, h6, p[role="heading"]')) {
    heading.replaceWith(asHeading(heading));
  }
  // From the inside out: an element may be removed while its content stays.
  for (const element of [...body.querySelectorAll<HTMLElement>('*')].reverse()) clean(element);
  removeComments(body);
  return body.innerHTML;
}

function clean(element: HTMLElement): void {
  const { tagName, style } = element;
  // Google Docs wraps the whole text in a <b> of normal weight.
  const isText = tagName === 'SPAN' || (tagName === 'B' && style.fontWeight === 'normal');
  // A spreadsheet puts the formats of a text on its cell.
  if (tagName === 'SPAN' || tagName === 'TD') {
    for (const [name, is] of meanings) {
      // Links are underlined anyway.
      if (is(style) && !(name === 'u' && element.closest('a'))) wrapContent(element, name);
    }
  }
  const leadsNowhere = tagName === 'A' && !outside.test(element.getAttribute('href') ?? '');
  if (isText || leadsNowhere || !allowedElements.has(tagName)) {
    element.replaceWith(...separated(element));
    return;
  }
  for (const name of element.getAttributeNames()) {
    if (!allowedAttributes.includes(name)) element.removeAttribute(name);
  }
}

/** Whether the browser or Word would not show an element. */
function isHidden({ style, attributes }: HTMLElement): boolean {
  const written = attributes.getNamedItem('style')?.value ?? '';
  return style.display === 'none' || /mso-hide:\s*all/.test(written);
}

/**
 * Addresses of elsewhere, and our own routes. Others mean something in the pasted document alone, such as
 * its bookmarks and the files beside it; here they would lead to the home page.
 */
const outside = /^\s*(#\/|\/\/|(?!file:)[a-z][a-z\d+.-]+:)/i;

/** The kinds of images that a text may contain itself, as the backend stores them. */
const rasterData = /^data:image\/(png|gif|jpeg|webp|bmp|x-icon);base64,/;

/**
 * Whether an image is in the text itself or on this site; the content policy shows no others. An address with
 * a signature shows what was deleted, to administrators, for some hours.
 */
function isShownToVisitors(address: string): boolean {
  if (rasterData.test(address)) return true;
  const url = URL.parse(address);
  return (
    url?.origin === window.location.origin &&
    /^https?:$/.test(url.protocol) &&
    !url.searchParams.has('signature')
  );
}

/** Converts a heading of any level, or of Word for the web, into one of our three (spec 9). */
function asHeading(heading: Element): Element {
  const level = heading.tagName === 'P' ? Number(heading.getAttribute('aria-level')) || 1 : 3;
  const element = heading.ownerDocument.createElement(`h${Math.min(level, 3)}`);
  element.append(...heading.childNodes);
  return element;
}

function wrapContent(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Returns the content of a removed element; the lines of a `<div>` stay lines. */
function separated(element: Element): Node[] {
  const isBlock = /^(DIV|CAPTION|SECTION|ARTICLE|DT|DD)$/.test(element.tagName);
  const hasBlocks =
    element.querySelector('p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, pre, table') !== null;
  if (!isBlock || hasBlocks) return [...element.childNodes];
  const line = element.ownerDocument.createElement('p');
  line.append(...element.childNodes);
  return [line];
}

function removeComments(body: HTMLElement): void {
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
}
