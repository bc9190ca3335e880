import { useMutation } from '@apollo/client/react';
import { Link, useLocation, useNavigate } from 'dashboard-router';
import { useId } from 'react';

import { endSession } from '../../session/session.ts';
import { useMayBeLost } from '../drafts/unsaved-forms.ts';
import { usePermissions } from '../ui/use-permissions.ts';
import { LogoutDocument } from './Logout.generated.ts';
import classes from './DashboardMenu.module.css';
import { OpenCount, useFreshCounts } from './OpenCount.tsx';
import { allowedEntries, menuEntries, menuEntryOf } from './menu-entries.ts';

/** Shows the side menu of the dashboard (spec 2.14). */
export function DashboardMenu() {
  const { pathname } = useLocation();
  const countId = useId();
  useFreshCounts();
  const navigate = useNavigate();
  const mayBeLost = useMayBeLost();
  const permissions = usePermissions();
  const { isAwaited } = permissions;
  // All keep their place until it is known, or 'Log out' would move from under the pointer.
  const shown = isAwaited ? menuEntries : allowedEntries(permissions);
  const firstOfOurs = shown.find(({ isOurs }) => isOurs);
  const current = menuEntryOf(pathname);
  const [logout] = useMutation(LogoutDocument, {
    // Sent although the tab is closed.
    context: { fetchOptions: { keepalive: true } },
  });

  async function handleLogout() {
    if (!(await mayBeLost())) return;
    // The token goes at once, whether the server responds or not (spec 2.14).
    logout().catch(() => {
      // The client has logged it.
    });
    endSession();
    await navigate('/');
  }

  return (
    <nav className={classes.menu} aria-label="Dashboard">
      <ul className={classes.list}>
        {shown.map((entry) => (
          <li
            key={entry.path}
            className={entry === firstOfOurs ? classes.group : undefined}
            style={isAwaited ? { visibility: 'hidden' } : undefined}
          >
            <Link
              to={entry.path}
              className={classes.entry}
              aria-current={entry === current ? 'page' : undefined}
              aria-describedby={entry.count && countId + entry.count}
            >
              {entry.label}
            </Link>
            {entry.count && <OpenCount id={countId + entry.count} name={entry.count} />}
          </li>
        ))}
        <li className={classes.last}>
          <button type="button" className={classes.entry} onClick={handleLogout}>
            Log out
          </button>
        </li>
      </ul>
    </nav>
  );
}
