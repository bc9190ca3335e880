import { Extension, Mark } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';

import { keptAttribute } from './quill-attributes.ts';

/** The marks of elements, outermost first, as the editor nests them: in Quill's own order. */
export const markOfElement: Record<string, string> = {
  A: 'link',
  SUB: 'subscript',
  SUP: 'superscript',
  STRONG: 'bold',
  B: 'bold',
  EM: 'italic',
  I: 'italic',
  S: 'strike',
  STRIKE: 'strike',
  DEL: 'strike',
  U: 'underline',
};

const nesting = [...Object.keys(markOfElement), 'SPAN'];

function inlineAncestors(element: Element): Element[] {
  const parent = element.parentElement;
  return parent && nesting.includes(parent.tagName) ? [...inlineAncestors(parent), parent] : [];
}

/** How deep an element was nested, where that is not how the editor would nest it; else null. */
function unusualDepth(element: Element): number | null {
  const ancestors = inlineAncestors(element);
  const own = nesting.indexOf(element.tagName);
  const isUsual = ancestors.every(({ tagName }) => nesting.indexOf(tagName) <= own);
  return isUsual ? null : ancestors.length;
}

/** Keeps marks nested as they were, such as Quill 2's links inside of bold. */
export const QuillNesting = Extension.create({
  name: 'quillNesting',
  addGlobalAttributes: () => [
    {
      types: 'marks',
      attributes: {
        depth: { default: null, rendered: false, parseHTML: unusualDepth },
        // Only written: the classes and styles that belong on this mark's own element.
        styles: {
          default: null,
          parseHTML: () => null,
          renderHTML: ({ styles }: { styles?: Record<string, string> | null }) => styles ?? {},
        },
      },
    },
  ],
});

interface OwnStyles {
  own?: Record<string, string> | null;
}

const colour = /^\s*(color|background-color)\s*:/;

/** The class and style of an element in the order in which they were written; null where it has none. */
function ownStyles(element: HTMLElement): Record<string, string> | null {
  const styles: Record<string, string> = {};
  for (const { name, value } of element.attributes) {
    const isClass = name === 'class' && value.startsWith('ql-');
    // Other styles come from elsewhere; those that matter become marks.
    const isStyle =
      name === 'style' && value.split(';').every((part) => !part.trim() || colour.test(part));
    if (isClass || isStyle) styles[name] = value;
  }
  return Object.keys(styles).length > 0 ? styles : null;
}

/**
 * Size, font and colours of a text (spec 9). Quill writes them on whatever element is there, such as
 * `<strong style>`, and only else on a span: `on` remembers it.
 */
export const QuillStyle = Mark.create({
  name: 'quillStyle',
  // The innermost; several can lie in each other.
  priority: 10,
  excludes: '',
  addAttributes: () => ({
    own: { default: null, parseHTML: ownStyles, renderHTML: ({ own }: OwnStyles) => own ?? {} },
    on: {
      default: 'SPAN',
      rendered: false,
      parseHTML: (element: HTMLElement) => element.tagName,
    },
  }),
  parseHTML: () => [
    {
      tag: nesting
        .map((tag) => `${tag}[class], ${tag}[style]`)
        .join()
        .toLowerCase(),
      // Read first, but not alone: the element is a mark itself, too.
      priority: 60,
      consuming: false,
      getAttrs: (element: HTMLElement) => (ownStyles(element) ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

function plainMark(name: string, tag: string) {
  return Mark.create({
    name,
    priority: 110,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

export const Subscript = plainMark('subscript', 'sub');
export const Superscript = plainMark('superscript', 'sup');

const imageProtocols = ['http:', 'https:', 'data:'];

/** An image in the text, from an address that spec 9 allows. */
export const InlineImage = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      class: keptAttribute('class'),
      style: keptAttribute('style'),
    };
  },
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => {
        const url = URL.parse(element.getAttribute('src') ?? '', window.location.href);
        return url && imageProtocols.includes(url.protocol) ? null : false;
      },
    },
  ],
}).configure({ inline: true });
