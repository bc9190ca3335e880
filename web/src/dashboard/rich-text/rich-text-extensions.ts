import { StarterKit } from '@tiptap/starter-kit';

import { CodeLine, CodeLines, OldHeading, QuillBlocks, QuillFillers } from './quill-blocks.ts';
import { InlineImage, QuillNesting, QuillStyle, Subscript, Superscript } from './quill-inline.ts';
import { SafeLink } from './rich-text-link.ts';
import { tableExtensions } from './rich-text-table.ts';

/** The extensions of the rich-text editors (spec 2.14), with the limits of spec 9 and Quill's formats. */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    link: false,
    undoRedo: { depth: 100, newGroupDelay: 1000 },
    // It would add an empty paragraph to a text that ends with a heading or list.
    trailingNode: false,
  }),
  SafeLink,
  QuillBlocks,
  QuillFillers,
  OldHeading,
  CodeLines,
  CodeLine,
  QuillNesting,
  QuillStyle,
  Subscript,
  Superscript,
  InlineImage,
  ...tableExtensions,
];
