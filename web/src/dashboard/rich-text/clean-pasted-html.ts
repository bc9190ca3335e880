import { toLists } from './word-lists.ts';

/** The elements that a pasted text may contain; of others only the content stays. */
const kept = new Set(
  ['P', 'BR', 'H1', 'H2', 'H3', 'UL', 'OL', 'LI', 'BLOCKQUOTE', 'PRE', 'CODE'].concat([
    'STRONG',
    'B',
    'EM',
    'I',
    'U',
    'S',
    'STRIKE',
    'DEL',
    'SUB',
    'SUP',
    'A',
    'IMG',
    'HR',
  ]),
);
const dropped = 'style, script, title, meta, link, xml, template';

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
 * of the toolbar, removes the program's own styles, classes and comments. Leaves HTML that was copied
 * in our own editor as it is.
 */
export function cleanPastedHtml(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.querySelectorAll(dropped).forEach((element) => element.remove());
  toLists(body);
  for (const line of body.querySelectorAll('p')) {
    if (line.textContent === '\u00a0') line.textContent = '';
  }
  for (const heading of body.querySelectorAll('h4, h5, h6'))
    heading.replaceWith(asThirdLevel(heading));
  // From the inside out: an element may be removed while its content stays.
  for (const element of [...body.querySelectorAll<HTMLElement>('*')].reverse()) clean(element);
  removeComments(body);
  return body.innerHTML;
}

function clean(element: HTMLElement): void {
  const { tagName, style } = element;
  // Google Docs wraps the whole text in a <b> of normal weight.
  const isText = tagName === 'SPAN' || style.fontWeight === 'normal';
  if (tagName === 'SPAN') {
    for (const [name, is] of meanings) {
      // Links are underlined anyway.
      if (is(style) && !(name === 'u' && element.closest('a'))) wrapContent(element, name);
    }
  }
  if (isText || !kept.has(tagName)) {
    element.replaceWith(...separated(element));
    return;
  }
  if (tagName === 'IMG' && !/^(https?:|data:image\/)/.test(element.getAttribute('src') ?? '')) {
    element.remove();
  }
  for (const name of element.getAttributeNames()) {
    if (!['href', 'src', 'alt', 'start'].includes(name)) element.removeAttribute(name);
  }
}

/** The toolbar offers three levels of headings (spec 9). */
function asThirdLevel(heading: Element): Element {
  const third = heading.ownerDocument.createElement('h3');
  third.append(...heading.childNodes);
  return third;
}

function wrapContent(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Returns the content of a removed element; the lines of a `<div>` or a table stay lines. */
function separated(element: Element): Node[] {
  const isBlock = /^(DIV|TD|TH|TR|CAPTION|SECTION|ARTICLE|DT|DD)$/.test(element.tagName);
  const hasBlocks =
    element.querySelector('p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, pre') !== null;
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
