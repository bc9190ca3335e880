import '@mantine/tiptap/styles.layer.css';

import { RichTextEditor as Frame } from '@mantine/tiptap';
import { IconArrowsDiagonal, IconClearFormatting } from '@tabler/icons-react';
import { useEditor } from '@tiptap/react';
import { useContext, useEffect, useRef } from 'react';

import type { Language } from '../../i18n/languages.ts';
import { SendingContext } from '../ui/sending.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { toParagraphs } from './pasted-text.ts';
import { richTextExtensions } from './rich-text-extensions.ts';
import { PageLink } from './PageLink.tsx';
import { parseOptions, toContent, toHtml } from './rich-text-html.ts';
import { TableMenu } from './TableMenu.tsx';
import { useOneTabStop } from './use-one-tab-stop.ts';
import classes from './RichTextEditor.module.css';

interface RichTextEditorProps {
  /** The id of the element that names the editor. */
  labelledBy: string;
  /** The id of the element that describes the editor, if any. */
  describedBy: string | undefined;
  language: Language;
  /** HTML; '' for an empty text. */
  value: string;
  onChange: (html: string) => void;
  /** Whether all of the text shows, however long it is. */
  whole: boolean;
  onWhole: (whole: boolean) => void;
}

/** Edits HTML with the formats of spec 2.14. Never rewrites a text that is not edited. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { labelledBy, describedBy, language, value, onChange, whole, onWhole } = props;
  const toolbar = useOneTabStop();
  const isSending = useContext(SendingContext);
  const shown = useRef(value);
  const editor = useEditor({
    extensions: richTextExtensions,
    content: toContent(value),
    parseOptions,
    editorProps: {
      editable: () => !isSending,
      transformPastedHTML: cleanPastedHtml,
      clipboardTextParser: toParagraphs,
      // Nothing that can stay, such as a picture alone, replaces no selection.
      handlePaste: (_view, _event, slice) => slice.size === 0,
      attributes: {
        role: 'textbox',
        // Keeps the focus in a text that takes no input.
        tabindex: '0',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
        lang: language,
        spellcheck: 'true',
      },
    },
    onUpdate: ({ editor: changed }) => {
      shown.current = toHtml(changed);
      onChange(shown.current);
    },
  });

  // A value from elsewhere than typing, such as the server's response, replaces the content.
  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(toContent(value), { emitUpdate: false, parseOptions });
  }, [editor, value]);

  return (
    <Frame
      editor={editor}
      className={classes.editor}
      data-whole={whole || undefined}
      // Mantine labels it by a tooltip alone.
      attributes={{ linkEditorExternalControl: { 'aria-label': 'Open link in new tab' } }}
    >
      <Frame.Toolbar
        role="toolbar"
        aria-label="Formatting"
        inert={isSending}
        sticky={whole}
        stickyOffset="var(--covered-top)"
        {...toolbar}
      >
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
          <Frame.Control
            aria-label="Clear formatting"
            title="Clear formatting"
            onClick={() => editor.chain().focus().unsetAllMarks().clearNodes().run()}
          >
            <IconClearFormatting size={16} stroke={1.5} />
          </Frame.Control>
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <PageLink editor={editor} language={language} />
          <TableMenu editor={editor} />
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.Control
            aria-label="Whole text"
            title="Whole text"
            active={whole}
            onClick={() => onWhole(!whole)}
          >
            <IconArrowsDiagonal size={16} stroke={1.5} />
          </Frame.Control>
        </Frame.ControlsGroup>
      </Frame.Toolbar>
      <Frame.Content />
    </Frame>
  );
}
