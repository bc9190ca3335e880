import { useMutation, useQuery } from '@apollo/client/react';
import { Link, useLocation, useNavigate } from 'dashboard-router';
import { useId } from 'react';

import { endSession } from '../../session/session.ts';
import { succeeds } from '../ui/succeeds.ts';
import { useMayBeLost } from '../drafts/unsaved-forms.ts';
import { MenuOffersDocument } from '../ui/MenuOffers.generated.ts';
import { LogoutDocument } from './Logout.generated.ts';
import { OpenRequestCount } from './OpenRequestCount.tsx';
import classes from './DashboardMenu.module.css';

interface Entry {
  label: string;
  path: string;
  /** The path prefix of the screens of single objects that belong to this entry. */
  objects?: string;
}

const requests = '/dashboard/requests';

const entries: Entry[] = [
  { label: 'Products', path: '/dashboard', objects: '/dashboard/product/' },
  { label: 'Categories', path: '/dashboard/categories' },
  { label: 'Spare Parts', path: '/dashboard/data', objects: '/dashboard/spare/' },
  { label: 'Partners', path: '/dashboard/partners' },
  { label: 'Services', path: '/dashboard/services', objects: '/dashboard/services/' },
  { label: 'Requests', path: requests },
  { label: 'Gas Turbina', path: '/dashboard/gas-turbina' },
  { label: 'Privacy Policy', path: '/dashboard/privacy-policy' },
  { label: 'Careers', path: '/dashboard/careers' },
  { label: 'Contact', path: '/dashboard/contact' },
  { label: 'Settings', path: '/dashboard/settings' },
];

/** Shown after the entries of the specification. */
const translations: Entry = { label: 'Translations', path: '/dashboard/translations' };

/** Shown where the backend has them. */
const offers = [
  { offer: 'trash', label: 'Trash', path: '/dashboard/trash' },
  { offer: 'administrators', label: 'Accounts', path: '/dashboard/accounts' },
  { offer: 'log', label: 'Log', path: '/dashboard/log' },
] as const;

/** Shows the side menu of the dashboard (spec 2.14). */
export function DashboardMenu() {
  const { pathname } = useLocation();
  const countId = useId();
  const navigate = useNavigate();
  const mayBeLost = useMayBeLost();
  const { data, loading } = useQuery(MenuOffersDocument);
  const isAwaited = loading && !data;
  // Offers keep their place until it is known, or 'Log out' would move from under the pointer.
  const extra = offers.filter(({ offer }) => isAwaited || data?.[offer]);
  const shown: (Entry & { offer?: string })[] = [...entries, translations, ...extra];
  const [logout, { loading: loggingOut }] = useMutation(LogoutDocument);

  function isCurrent({ path, objects }: Entry): boolean {
    return pathname === path || (objects !== undefined && pathname.startsWith(objects));
  }

  async function handleLogout() {
    if (!(await mayBeLost())) return;
    // Whatever the response, this browser forgets the token (spec 4).
    await succeeds(logout());
    endSession();
    await navigate('/');
  }

  return (
    <nav className={classes.menu} aria-label="Dashboard">
      <ul className={classes.list}>
        {shown.map((entry) => (
          <li
            key={entry.path}
            className={entry === translations ? classes.group : undefined}
            style={isAwaited && entry.offer ? { visibility: 'hidden' } : undefined}
          >
            <Link
              to={entry.path}
              className={classes.entry}
              aria-current={isCurrent(entry) ? 'page' : undefined}
              aria-describedby={entry.path === requests ? countId : undefined}
            >
              {entry.label}
            </Link>
            {entry.path === requests && <OpenRequestCount id={countId} />}
          </li>
        ))}
        <li className={classes.last}>
          <button
            type="button"
            className={classes.entry}
            disabled={loggingOut}
            onClick={handleLogout}
          >
            Log out
          </button>
        </li>
      </ul>
    </nav>
  );
}
