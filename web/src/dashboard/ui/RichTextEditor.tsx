import '@mantine/tiptap/styles.layer.css';

import { RichTextEditor as Frame } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';

import type { Language } from '../../i18n/language.ts';
import { richTextExtensions } from './rich-text-extensions.ts';
import classes from './RichTextEditor.module.css';

interface RichTextEditorProps {
  /** The id of the element that names the editor. */
  labelledBy: string;
  language: Language;
  /** HTML; '' for an empty text. */
  value: string;
  onChange: (html: string) => void;
}

function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML();
}

/** Edits HTML with the formats of spec 2.14. A text that is not edited is never rewritten. */
export function RichTextEditor({ labelledBy, language, value, onChange }: RichTextEditorProps) {
  const shown = useRef(value);
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        lang: language,
        spellcheck: 'true',
      },
    },
    onUpdate: ({ editor: changed }) => {
      shown.current = htmlOf(changed);
      onChange(shown.current);
    },
  });

  // A value that did not come from typing, such as the server's answer, replaces what is shown.
  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <Frame editor={editor} className={classes.editor}>
      <Frame.Toolbar>
        <Frame.ControlsGroup>
          <Frame.H1 />
          <Frame.H2 />
          <Frame.H3 />
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.Bold />
          <Frame.Italic />
          <Frame.Underline />
          <Frame.Strikethrough />
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.OrderedList />
          <Frame.BulletList />
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.Link />
          <Frame.ClearFormatting />
        </Frame.ControlsGroup>
      </Frame.Toolbar>
      <Frame.Content />
    </Frame>
  );
}
