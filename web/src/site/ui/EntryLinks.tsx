import { Link } from 'react-router-dom';

import type { MenuEntry } from './entries-in.ts';
import classes from './EntryLinks.module.css';

interface EntryLinksProps {
  title: string;
  entries: MenuEntry[];
}

/** Links to some services or part lists; shows nothing without any. */
export function EntryLinks({ title, entries }: EntryLinksProps) {
  if (entries.length === 0) return null;
  return (
    <section className={classes.links}>
      <h2>{title}</h2>
      <ul>
        {entries.map(({ restId, path, title: name, lang }) => (
          <li key={restId} lang={lang}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
