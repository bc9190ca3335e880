import type { Editor } from '@tiptap/core';
import { DOMSerializer, Fragment } from '@tiptap/pm/model';
import type { DOMOutputSpec, Mark, Node } from '@tiptap/pm/model';

import { markOfElement } from './quill-inline.ts';

/** Parse options that preserve spaces, which Quill kept as typed. */
export const parseOptions = { preserveWhitespace: true } as const;

// A document without a window: images do not load, styles do not apply.
const inert = document.implementation.createHTMLDocument();

/** Prepares HTML for the editor: turns line ends of the source into spaces, as browsers show them. */
export function toContent(html: string): string {
  if (!html.includes('\n')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    if (currentNode.parentElement?.closest('pre')) continue;
    currentNode.nodeValue = currentNode.nodeValue?.replace(/[ \t]*[\r\n]\s*/g, ' ') ?? '';
  }
  return body.innerHTML;
}

/** Serializes the editor's content as HTML; '' if it is empty. Quill's markup is written back unchanged. */
export function toHtml(editor: Editor): string {
  if (editor.isEmpty) return '';
  const { nodes, marks } = DOMSerializer.fromSchema(editor.schema);
  const serializer = new DOMSerializer(
    mapValues(nodes, (toSpec) => (node) => exactElement(node, toSpec(node))),
    mapValues(marks, (toSpec) => (mark, inline) => exactElement(mark, toSpec(mark, inline))),
  );
  const holder = inert.createElement('div');
  serializer.serializeFragment(asWritten(editor.state.doc.content), { document: inert }, holder);
  holder.querySelectorAll('table').forEach(markHeaders);
  return holder.innerHTML;
}

/** Moves the rows of headers at the top into the head of their table, and says what headers are for. */
function markHeaders(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const firstOfBody = rows.findIndex(({ cells }) =>
    [...cells].some(({ tagName }) => tagName === 'TD'),
  );
  const head = rows.slice(0, Math.max(firstOfBody, 0));
  if (head.length > 0) table.createTHead().append(...head);
  for (const header of table.querySelectorAll('th')) {
    header.scope = header.closest('thead') ? 'col' : 'row';
  }
}

function mapValues<T>(values: Record<string, T>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}

/** Writes an element with its style word for word, which TipTap would rewrite, and with Quill's fillers. */
function exactElement(item: Node | Mark, spec: DOMOutputSpec) {
  const rendered = DOMSerializer.renderSpec(inert, spec);
  const { dom } = rendered;
  if (!(dom instanceof HTMLElement)) return rendered;
  const style = styleOf(spec);
  if (style !== undefined) dom.setAttribute('style', style);
  if (item.attrs['marker']) dom.append(markerOfQuill());
  const isEmpty = 'content' in item && item.content.size === 0;
  const isFilled = Boolean(item.attrs['emptyLine']) || item.type.name === 'codeLine';
  if (isEmpty && isFilled) dom.append(inert.createElement('br'));
  if (item.attrs['bare'] && dom.tagName === 'PRE') {
    dom.replaceChildren();
    return { dom, contentDOM: dom };
  }
  return rendered;
}

function styleOf(spec: DOMOutputSpec): string | undefined {
  const attributes: unknown = Array.isArray(spec) ? spec[1] : undefined;
  if (typeof attributes !== 'object' || !attributes || !('style' in attributes)) return undefined;
  return typeof attributes.style === 'string' ? attributes.style : undefined;
}

function markerOfQuill(): HTMLElement {
  const marker = inert.createElement('span');
  marker.className = 'ql-ui';
  marker.setAttribute('contenteditable', 'false');
  return marker;
}

/** Converts the content into its written form, part of which the editor's schema would not allow. */
function asWritten(content: Fragment): Fragment {
  return Fragment.from(
    content.content.map((node) =>
      node.isInline ? node.mark(nested(node.marks)) : node.copy(asWritten(withoutWrapper(node))),
    ),
  );
}

/** Unwraps the text of a list item, quote or cell from the paragraph that the editor needs. */
function withoutWrapper({ attrs, content, type }: Node): Fragment {
  const [first, ...others] = content.content;
  const isBare = attrs['bare'] === true || (type.name.startsWith('table') && others.length === 0);
  const isWrapped =
    isBare &&
    first?.type.name === 'paragraph' &&
    !first.attrs['class'] &&
    !first.attrs['style'] &&
    !others.some(({ type }) => type.name === 'paragraph');
  return isWrapped ? Fragment.from([...first.content.content, ...others]) : content;
}

/** Restores the nesting of marks, with classes and styles on the elements that had them. */
function nested(marks: readonly Mark[]): readonly Mark[] {
  const hosted = marks.filter((style) => marks.some((mark) => isHost(mark, style)));
  const elements = marks.filter((mark) => !hosted.includes(mark));
  const dressed = elements.map((mark) => {
    const own = hosted
      .filter((style) => isHost(mark, style))
      .map(({ attrs }): unknown => attrs['own']);
    return own.length > 0 ? withAttribute(mark, 'styles', Object.assign({}, ...own)) : mark;
  });
  const result = dressed.filter(({ attrs }) => attrs['depth'] === null);
  for (const mark of dressed) {
    if (mark.attrs['depth'] !== null) result.splice(Number(mark.attrs['depth']), 0, mark);
  }
  return result;
}

/** Whether a style was written on the element of a mark. */
function isHost(mark: Mark, style: Mark): boolean {
  return Boolean(style.attrs['own']) && markOfElement[String(style.attrs['on'])] === mark.type.name;
}

function withAttribute(mark: Mark, name: string, value: unknown): Mark {
  return mark.type.create({ ...mark.attrs, [name]: value });
}
