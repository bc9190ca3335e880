import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { defaultLanguage } from '../../i18n/languages.ts';
import { UiProvider } from '../../ui/theme/UiProvider.tsx';
import { loadedRichTextEditor, loadRichTextEditor } from './load-rich-text-editor.ts';

/**
 * Loads the editor for a dialog that is about to open, and renders it once off screen: code that has run
 * before runs faster, so that all editors open without a pause (web/bench/dialog-open.ts).
 */
export async function prepareRichTextEditor(): Promise<void> {
  if (loadedRichTextEditor()) return;
  // On failure the dialog itself tries again and reports it.
  const RichTextEditor = await loadRichTextEditor().catch(() => undefined);
  if (!RichTextEditor) return;
  const root = createRoot(document.createElement('div'));
  flushSync(() =>
    root.render(
      <UiProvider>
        <RichTextEditor
          labelledBy=""
          describedBy={undefined}
          language={defaultLanguage}
          value=""
          onChange={() => undefined}
        />
      </UiProvider>,
    ),
  );
  root.unmount();
}
