import { editingRoute } from './screen-pairs.ts';
import classes from './EditBar.module.css';

/** Leads an administrator who sees a screen as visitors do back to where it is edited. */
export function EditBar({ path }: { path: string }) {
  const route = editingRoute(path);
  return (
    <aside className={classes.bar} lang="en" aria-label="Administrator">
      You see this page as visitors do.
      <a href={`/#${route ?? '/dashboard'}`}>{route ? 'Edit this page' : 'Dashboard'}</a>
    </aside>
  );
}
