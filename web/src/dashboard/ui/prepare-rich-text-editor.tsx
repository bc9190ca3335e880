import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { defaultLanguage } from '../../i18n/languages.ts';
import { Library } from '../../ui/Library.tsx';
import { loadedRichTextEditor, loadRichTextEditor } from './load-rich-text-editor.ts';

/**
 * Loads the editor for a dialog that is about to be opened, and runs it once where nobody sees it: code
 * that has run before runs faster, and three editors open without a pause (web/bench/dialog-open.ts).
 */
export async function prepareRichTextEditor(): Promise<void> {
  if (loadedRichTextEditor()) return;
  // The dialog itself tries again, and tells where that fails, too.
  const RichTextEditor = await loadRichTextEditor().catch(() => undefined);
  if (!RichTextEditor) return;
  const root = createRoot(document.createElement('div'));
  flushSync(() =>
    root.render(
      <Library>
        <RichTextEditor
          labelledBy=""
          describedBy={undefined}
          language={defaultLanguage}
          value=""
          onChange={() => undefined}
        />
      </Library>,
    ),
  );
  root.unmount();
}
