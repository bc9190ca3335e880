import type { RichTextEditor } from './RichTextEditor.tsx';

let loaded: typeof RichTextEditor | undefined;

/** Returns the editor if it is loaded. */
export function loadedRichTextEditor(): typeof RichTextEditor | undefined {
  return loaded;
}

/** Loads the editor, the heaviest part of the dashboard, when one is shown or about to be. */
export async function loadRichTextEditor(): Promise<typeof RichTextEditor> {
  loaded ??= (await import('./RichTextEditor.tsx')).RichTextEditor;
  return loaded;
}

/** Loads the editor for a dialog that is about to open; if that fails, the dialog tries again. */
export function preloadRichTextEditor(): void {
  loadRichTextEditor().catch(() => undefined);
}
