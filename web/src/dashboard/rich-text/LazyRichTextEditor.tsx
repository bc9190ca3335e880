import { createElement, lazy, useState } from 'react';
import type { ComponentProps } from 'react';

import { loadRichTextEditor, loadedRichTextEditor } from './load-rich-text-editor.ts';
import type { RichTextEditor } from './RichTextEditor.tsx';

const Suspending = lazy(async () => ({ default: await loadRichTextEditor() }));

/**
 * Loads the editor when the first one shows. A loaded editor shows at once, without suspending: React
 * delays content that has suspended.
 */
export function LazyRichTextEditor(props: ComponentProps<typeof RichTextEditor>) {
  const [Editor] = useState(() => loadedRichTextEditor() ?? Suspending);
  return createElement(Editor, props);
}
