import { Outlet } from 'dashboard-router';

import { loadable } from '../../ui/screen/loadable.tsx';
import { loadRichTextEditor } from './load-rich-text-editor.ts';

const EditorLoaded = loadable(async () => {
  await loadRichTextEditor();
  return () => null;
});

/**
 * Waits with the screens of its routes until the editor is loaded. It is higher than its placeholder, so
 * that the lists and buttons below it would move away from under the pointer.
 */
export function ScreensWithEditors() {
  return (
    <>
      <EditorLoaded />
      <Outlet />
    </>
  );
}
