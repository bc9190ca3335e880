import type { Format } from './merge-texts.ts';

/** The blocks of a rich text; what stands between them without a block is a paragraph as well. */
const block = /^(?:p|h[1-6]|ul|ol|table|blockquote|pre|div|hr)$/i;

/**
 * Takes the outermost blocks of HTML for its paragraphs, so that each choice among them is well-formed. Each
 * entry of a list is a list of its own until they are joined.
 */
export const richText: Format = { divide, join };

function divide(text: string): string[] {
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  const paragraphs: string[] = [];
  let isInline = false;
  for (const node of body.childNodes) {
    const element = node instanceof Element ? node : undefined;
    if (element && block.test(element.tagName)) {
      paragraphs.push(...(isList(element) ? entriesOf(element) : [element.outerHTML]));
      isInline = false;
    } else {
      const holder = body.ownerDocument.createElement('div');
      holder.append(node.cloneNode(true));
      const html = holder.innerHTML;
      if (isInline) paragraphs.push((paragraphs.pop() ?? '') + html);
      else if (html.trim() !== '') paragraphs.push(html);
      isInline = isInline || html.trim() !== '';
    }
  }
  return paragraphs;
}

function isList({ tagName }: Element): boolean {
  return tagName === 'UL' || tagName === 'OL';
}

function entriesOf(list: Element): string[] {
  return Array.from(list.children, (entry) => {
    const shell = list.cloneNode();
    shell.appendChild(entry.cloneNode(true));
    return shell instanceof Element ? shell.outerHTML : '';
  });
}

function join(paragraphs: readonly string[]): string {
  const { body } = new DOMParser().parseFromString(paragraphs.join(''), 'text/html');
  for (const list of body.querySelectorAll(':scope > :is(ul, ol)')) {
    const before = list.previousSibling;
    if (!(before instanceof Element) || !before.cloneNode().isEqualNode(list.cloneNode())) continue;
    list.prepend(...before.childNodes);
    before.remove();
  }
  return body.innerHTML;
}
