import classes from './EditedBy.module.css';
import { useEditors } from './use-editors.ts';
import type { Editor } from './use-editors.ts';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/**
 * Shows who else has open what a form edits, or has just saved it, and tells the others that it is open here.
 * Without an id the form edits the settings.
 */
export function EditedBy({ id }: { id?: string }) {
  const editors = useEditors(id);
  if (!editors) return null;
  return (
    // Always rendered, so that screen readers announce changes only.
    <p role="status" aria-label="Other editors" className={classes.editors}>
      {editors.map((editor) => (
        <span key={editor.login}>{describe(editor)}</span>
      ))}
    </p>
  );
}

function describe({ login, openedAt, savedAt }: Editor): string {
  const opened = openedAt && `has had this open since ${timeOf(openedAt)}`;
  if (!savedAt) return `${login} ${opened ?? 'has had this open'}.`;
  return opened
    ? `${login} ${opened} and saved it at ${timeOf(savedAt)}.`
    : `${login} saved this at ${timeOf(savedAt)}.`;
}

function timeOf(date: string): string {
  return time.format(new Date(date));
}
