import { Extension, Node } from '@tiptap/core';

import { isEmptyLine, keptAttribute } from './quill-attributes.ts';

const blocks = [
  ...['paragraph', 'heading', 'oldHeading', 'blockquote', 'codeBlock'],
  ...['bulletList', 'orderedList', 'listItem', 'codeLines', 'codeLine'],
];

/** Keeps the order in which attributes were written; other extensions add the values. */
const attributeOrder = {
  default: null,
  keepOnSplit: false,
  parseHTML: (element: HTMLElement) => element.getAttributeNames(),
  renderHTML: ({ order }: { order?: string[] | null }) =>
    Object.fromEntries((order ?? []).map((name) => [name, null])),
};

/** The nodes that hold their text without a paragraph around it. */
function isBare(element: Element): boolean {
  return element.querySelector(':scope > :is(p, h1, h2, h3, h4, h5, h6, pre, blockquote)') === null;
}

/**
 * Keeps what Quill wrote on blocks, such as alignment and indent (spec 9): classes and styles as
 * they were, empty lines, and list items and quotes that hold their text without a paragraph.
 */
export const QuillBlocks = Extension.create({
  name: 'quillBlocks',
  addGlobalAttributes: () => [
    { types: [...blocks, 'link', 'image'], attributes: { order: attributeOrder } },
    {
      types: blocks,
      attributes: {
        class: keptAttribute('class'),
        style: keptAttribute('style'),
        emptyLine: { default: false, rendered: false, parseHTML: isEmptyLine },
      },
    },
    {
      types: ['listItem', 'blockquote'],
      attributes: { bare: { default: false, rendered: false, parseHTML: isBare } },
    },
    {
      types: ['listItem'],
      attributes: {
        'data-list': keptAttribute('data-list'),
        marker: {
          default: false,
          rendered: false,
          parseHTML: (element) => element.querySelector(':scope > .ql-ui') !== null,
        },
      },
    },
    // Quill 1 marks a whole list as checked or unchecked.
    { types: ['bulletList'], attributes: { 'data-checked': keptAttribute('data-checked') } },
    { types: ['codeLine'], attributes: { 'data-language': keptAttribute('data-language') } },
    {
      types: ['codeBlock', 'codeLines'],
      attributes: { spellcheck: keptAttribute('spellcheck') },
    },
    {
      types: ['codeBlock'],
      attributes: {
        bare: {
          default: false,
          rendered: false,
          parseHTML: (element) => element.querySelector('code') === null,
        },
      },
    },
  ],
});

/** Headings below the third level: kept in older texts, not offered by the toolbar (spec 9). */
export const OldHeading = Node.create({
  name: 'oldHeading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({
    tag: {
      default: 'h4',
      rendered: false,
      parseHTML: (element) => element.tagName.toLowerCase(),
    },
  }),
  parseHTML: () => [{ tag: 'h4' }, { tag: 'h5' }, { tag: 'h6' }],
  renderHTML: ({ node, HTMLAttributes }) => [String(node.attrs['tag']), HTMLAttributes, 0],
});

/** Code as Quill 2 writes it, each line an element of its own; not offered by the toolbar. */
export const CodeLines = Node.create({
  name: 'codeLines',
  group: 'block',
  content: 'codeLine+',
  defining: true,
  parseHTML: () => [{ tag: 'div.ql-code-block-container' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
});

export const CodeLine = Node.create({
  name: 'codeLine',
  content: 'text*',
  marks: '',
  whitespace: 'pre',
  parseHTML: () => [{ tag: 'div.ql-code-block' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
  addKeyboardShortcuts: () => ({
    // Otherwise an empty line would split the code in two.
    Enter: ({ editor }) => editor.isActive('codeLine') && editor.commands.splitBlock(),
  }),
});

/** Elements that Quill adds for its own use: hidden in the editor, written back by `rich-text-html.ts`. */
export const QuillFillers = Node.create({
  name: 'quillFiller',
  parseHTML: () => [
    { tag: 'span.ql-ui', ignore: true, priority: 60 },
    {
      tag: 'br',
      ignore: true,
      // Parsed before the line break, which would match, too.
      priority: 60,
      getAttrs: ({ parentElement }) =>
        parentElement?.matches('p, h1, h2, h3, h4, h5, h6, li, blockquote, .ql-code-block') &&
        isEmptyLine(parentElement)
          ? null
          : false,
    },
  ],
});
