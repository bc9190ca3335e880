import { createElement, lazy, useState } from 'react';
import type { ComponentProps } from 'react';

import { loadRichTextEditor, loadedRichTextEditor } from './load-rich-text-editor.ts';
import type { RichTextEditor } from './RichTextEditor.tsx';

const Suspending = lazy(async () => ({ default: await loadRichTextEditor() }));

/**
 * The editor, which loads with the first one. Where it has been loaded it is shown at once: React
 * holds back for a while what has once been suspended.
 */
export function LazyRichTextEditor(props: ComponentProps<typeof RichTextEditor>) {
  const [Editor] = useState(() => loadedRichTextEditor() ?? Suspending);
  return createElement(Editor, props);
}
