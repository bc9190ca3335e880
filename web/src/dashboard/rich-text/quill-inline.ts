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

/** The depth of an element if the editor would nest it differently; else null. */
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
        // Written only: the classes and styles of this mark's own element.
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

/** Returns the class and style of an element in their written order; null if it has none. */
function ownStyles(element: HTMLElement): Record<string, string> | null {
  const styles: Record<string, string> = {};
  for (const { name, value } of element.attributes) {
    const isClass = name === 'class' && value.startsWith('ql-');
    // Other styles are not Quill's; those that matter become marks.
    const isStyle =
      name === 'style' && value.split(';').every((part) => !part.trim() || colour.test(part));
    if (isClass || isStyle) styles[name] = value;
  }
  return Object.keys(styles).length > 0 ? styles : null;
}

/**
 * Size, font and colours of a text (spec 9). Quill writes them on an existing element, such as
 * `<strong style>`, or else on a span: `on` records which.
 */
export const QuillStyle = Mark.create({
  name: 'quillStyle',
  // The innermost of several nested ones.
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
      // Parsed first without consuming the element, which is a mark itself, too.
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
