import type { FragmentType } from '@apollo/client';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Location } from 'react-router-dom';

import logo from '../../ui/drawings/logo.svg';
import { loadable } from '../../ui/screen/loadable.tsx';
import { OptionalPart } from '../../ui/screen/OptionalPart.tsx';
import { BasketLink } from '../basket/BasketLink.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import type { MainNavigation_NavbarFragment } from './MainNavigation.generated.ts';
import type { Sidebar_NavbarFragment } from './Sidebar.generated.ts';
import classes from './SiteHeader.module.css';
import { TopBar } from './TopBar.tsx';
import type { TopBar_SettingsFragment } from './TopBar.generated.ts';

const Sidebar = loadable(async () => (await import('./Sidebar.tsx')).Sidebar);

interface SiteHeaderProps {
  /** Undefined until it has loaded; the header keeps its height. */
  settings: FragmentType<TopBar_SettingsFragment> | undefined;
  navbar:
    | (FragmentType<MainNavigation_NavbarFragment> & FragmentType<Sidebar_NavbarFragment>)
    | undefined;
}

/** Shows the header (spec 2.4): sticky once the page is scrolled, a sidebar on small screens. */
export function SiteHeader({ settings, navbar }: SiteHeaderProps) {
  const { t } = useTranslation();
  const isScrolled = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > 0,
    () => false,
  );
  const location = useLocation();
  /**
   * Where the sidebar was opened. It stays mounted there, so that closing can be animated, but not on another
   * page: it would take the focus from the heading.
   */
  const [sidebar, setSidebar] = useState<{ at: Location; opened: boolean } | null>(null);

  return (
    <>
      <div className={classes.top}>{settings && <TopBar settings={settings} />}</div>
      <header className={classes.header} data-sticky={isScrolled || undefined}>
        <div className={`container ${classes.row}`}>
          <Link to="/" className={classes.logo} aria-label={t('to the home page')}>
            <img src={logo} alt="" width={40} height={40} />
            <span aria-hidden translate="no">
              Hamberg <b>Turbinen</b>
            </span>
          </Link>
          <div className={classes.wide}>
            {navbar && <MainNavigation navbar={navbar} />}
            <LanguageSwitcher />
          </div>
          <Link to="/search" className={classes.tool} aria-label={t('Search the site')}>
            <IconSearch size={22} aria-hidden />
          </Link>
          <BasketLink className={classes.tool} />
          <button
            type="button"
            className={classes.narrow}
            onClick={() => setSidebar({ at: location, opened: true })}
            aria-label={t('Menu')}
            aria-haspopup="dialog"
          >
            <IconMenu2 size={26} aria-hidden />
          </button>
          {/* Spec 2.4: a search box exists, hidden, and submits nothing. */}
          <input type="search" placeholder={t('Search...')} hidden />
        </div>
      </header>
      {navbar && sidebar?.at === location && (
        <OptionalPart onFailure={() => setSidebar(null)}>
          <Sidebar
            navbar={navbar}
            opened={sidebar.opened}
            onClose={() => setSidebar({ at: location, opened: false })}
          />
        </OptionalPart>
      )}
    </>
  );
}

function subscribeToScroll(onScroll: () => void): () => void {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}
