import { Fragment, Slice } from '@tiptap/pm/model';
import type { ResolvedPos } from '@tiptap/pm/model';

/** Reads plain text of the clipboard: each line is a paragraph, also an empty one. */
export function toParagraphs(text: string, $context: ResolvedPos): Slice {
  const { schema } = $context.doc.type;
  const marks = $context.marks();
  const lines = text.replace(/(\r\n?|\n)$/, '').split(/\r\n?|\n/);
  const paragraphs = lines.map((line) =>
    schema.node('paragraph', null, line ? [schema.text(line, marks)] : []),
  );
  return new Slice(Fragment.from(paragraphs), 1, 1);
}
